import { afterEach, expect, test, vi } from "vitest";

import { clock } from "../src/kit/words";

afterEach(() => vi.unstubAllGlobals());

test.each([
    [["en-GB", "en-US"], /^14:05$/],
    [["de-AT", "en-GB"], /^14:05$/],
    [["en-US", "en-GB"], /^2:05\sPM$/],
    [["en"], /^2:05\sPM$/],
    [["de"], /^2:05\sPM$/],
    // No Estonian on a page in English, and no language that only begins with the same letters.
    [["et", "enm-GB"], /^2:05\sPM$/],
])("the time on a page in English is written for readers of %s", (languages, written) => {
    vi.stubGlobal("navigator", { languages });
    expect(clock(new Date(2026, 10, 22, 14, 5).getTime())).toMatch(written);
});
