/** ESLint rules for the page's JavaScript. Undefined names are left to tsc, which knows the browser's. */

import js from "@eslint/js";

/** Globals of the browser that a misspelt or missing variable would silently refer to. */
const CONFUSABLE_GLOBALS = ["close", "closed", "event", "find", "focus", "frames", "length", "name", "open", "origin", "parent", "print", "scroll", "self", "status", "stop", "top"];

/** Properties through which other people's text could become elements. */
const UNSAFE_PROPERTIES = ["innerHTML", "outerHTML", "insertAdjacentHTML", "setHTMLUnsafe", "createContextualFragment", "srcdoc"];

const CORRECTNESS = {
  "array-callback-return": "error",
  "consistent-return": "error",
  "eqeqeq": "error",
  "no-eval": "error",
  "no-implied-eval": "error",
  "no-loop-func": "error",
  "no-new-func": "error",
  "no-param-reassign": "error",
  "no-restricted-globals": ["error", ...CONFUSABLE_GLOBALS],
  "no-restricted-properties": ["error", ...UNSAFE_PROPERTIES.map((property) => ({ property, message: "Make elements with el()." }))],
  "no-return-assign": "error",
  "no-script-url": "error",
  "no-self-compare": "error",
  "no-sequences": "error",
  "no-shadow": "error",
  "no-template-curly-in-string": "error",
  "no-undef": "off",
  "no-unreachable-loop": "error",
  "no-unused-expressions": "error",
  "no-use-before-define": ["error", { functions: false, variables: false }],
  "prefer-promise-reject-errors": "error",
  "radix": "error",
  "require-atomic-updates": "error",
};

const STYLE = {
  "curly": "error",
  "default-param-last": "error",
  "dot-notation": "error",
  "no-alert": "error",
  "no-console": "error",
  "no-else-return": "error",
  "no-implicit-coercion": "error",
  "no-lonely-if": "error",
  "no-unneeded-ternary": "error",
  "no-useless-computed-key": "error",
  "no-useless-concat": "error",
  "no-useless-rename": "error",
  "no-useless-return": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "operator-assignment": "error",
  "prefer-arrow-callback": "error",
  "prefer-const": "error",
  "prefer-object-spread": "error",
  "prefer-rest-params": "error",
  "prefer-spread": "error",
  "prefer-template": "error",
};

/** Limits beyond which a function does more than one thing; `??` and `?.` count as branches. */
const LIMITS = {
  "complexity": ["error", 11],
  "max-depth": ["error", 3],
  "max-lines": ["error", { max: 400, skipComments: true }],
  "max-lines-per-function": ["error", 40],
  "max-nested-callbacks": ["error", 3],
  "max-params": ["error", 6],
};

/** Exceptions for tests: suites are long, and tests may look at markup that the page must not use. */
const TEST_EXCEPTIONS = {
  "max-lines-per-function": "off",
  "max-nested-callbacks": "off",
  "no-restricted-properties": "off",
  "no-script-url": "off",
};

export default [
  { ignores: [".venv/", "build/", "data/"] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" }, rules: { ...CORRECTNESS, ...STYLE, ...LIMITS } },
  { files: ["tests/**"], rules: TEST_EXCEPTIONS },
];
