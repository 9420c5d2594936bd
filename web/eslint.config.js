import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

// Import circles are looked for by tools/circles.mjs, which sees folders, too.
export default defineConfig(
    globalIgnores(["dist", "test-results", "src/protocol/types.ts", "src/protocol/square_off.ts"]),
    js.configs.recommended,
    ts.configs.strictTypeChecked,
    ts.configs.stylisticTypeChecked,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        linterOptions: { reportUnusedDisableDirectives: "error" },
        languageOptions: {
            parserOptions: {
                projectService: { allowDefaultProject: ["*.js"] },
                extraFileExtensions: [".svelte"],
            },
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        rules: {
            // TypeScript knows what is defined.
            "no-undef": "off",
            "@typescript-eslint/no-confusing-void-expression": [
                "error",
                { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
            ],
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            // An interface is what another part gives, a type what a thing is.
            "@typescript-eslint/consistent-type-definitions": "off",
            "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            // `data["room"]`: a name that the type doesn't list looks different from one that it does.
            "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
            // Every index may be out of range for the compiler. Where it can't be, `!` says so.
            "@typescript-eslint/no-non-null-assertion": "off",
            "@typescript-eslint/non-nullable-type-assertion-style": "off",
            // Cities and grids are strings of ASCII letters, spread into these.
            "@typescript-eslint/no-misused-spread": "off",
            // `void x` in an effect names what it depends on.
            "@typescript-eslint/no-meaningless-void-operator": "off",
        },
    },
    {
        // In markup the parser takes the types of props, snippets and blocks for `any`; svelte-check knows them.
        files: ["**/*.svelte"],
        rules: {
            "@typescript-eslint/no-unsafe-argument": "off",
            "@typescript-eslint/no-unsafe-assignment": "off",
            "@typescript-eslint/no-unsafe-call": "off",
            "@typescript-eslint/no-unsafe-member-access": "off",
            "@typescript-eslint/no-unsafe-return": "off",
            "no-restricted-syntax": [
                "error",
                {
                    selector: 'SvelteElement[name.name="Lazy"] SvelteSpreadAttribute > LogicalExpression',
                    message: "Lazy passes its props on, and fails where `false` is spread into them: use `? {…} : {}`.",
                },
            ],
        },
    },
    {
        files: ["browser/**", "tests/**"],
        rules: {
            // What `beforeAll` sets is missing in `afterAll` if it failed.
            "@typescript-eslint/no-unnecessary-condition": "off",
            // Attributes and elements that are missing show as `null` in what is compared.
            "@typescript-eslint/restrict-template-expressions": "off",
        },
    },
);
