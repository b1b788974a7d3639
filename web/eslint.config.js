import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/generated/", "node_modules/"]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
  },
  {
    rules: {
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `void value` in an effect names what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "sort-imports": ["error", { ignoreCase: true, ignoreDeclarationSort: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
    },
  },
  // A test that meets `undefined` fails, as it should.
  { files: ["tests/**"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
