import { BREAKPOINTS } from "./src/styles/breakpoints.ts";

const NAME = /\(--([\w-]+)\)/g;

/** What matters here of postcss's types. */
type Media = { params: string; error: (message: string) => Error };
type Root = { walkAtRules: (name: string, each: (rule: Media) => void) => void };

/** For postcss: puts the breakpoints in for their names. A width that isn't one of them is an error. */
export const breakpoints = {
    postcssPlugin: "breakpoints",
    Once(root: Root): void {
        root.walkAtRules("media", (rule) => {
            if (/width|height/.test(rule.params)) throw rule.error("breakpoints are declared in breakpoints.ts");
            rule.params = rule.params.replace(NAME, (_, name: string) => {
                const breakpoint = Object.entries(BREAKPOINTS).find(([known]) => known === name)?.[1];
                if (breakpoint === undefined) throw rule.error(`unknown breakpoint: --${name}`);
                return `(${breakpoint})`;
            });
        });
    },
};
