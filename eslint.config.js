/** How JavaScript is linted here; names that do not exist are found by tsc, which knows the browser's. */

import js from "@eslint/js";

/** Names of the browser that a missing variable of the same name would silently mean. */
const MISTAKABLE = ["close", "closed", "event", "find", "focus", "frames", "length", "name", "open", "origin", "parent", "print", "scroll", "self", "status", "stop", "top"];

/** Ways by which words of others could become elements. */
const HARMFUL = ["innerHTML", "outerHTML", "insertAdjacentHTML", "setHTMLUnsafe", "createContextualFragment", "srcdoc"];

const MEANING = {
  "array-callback-return": "error",
  "consistent-return": "error",
  "eqeqeq": "error",
  "no-eval": "error",
  "no-implied-eval": "error",
  "no-loop-func": "error",
  "no-new-func": "error",
  "no-param-reassign": "error",
  "no-restricted-globals": ["error", ...MISTAKABLE],
  "no-restricted-properties": ["error", ...HARMFUL.map((property) => ({ property, message: "Make elements with el()." }))],
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

const MANNER = {
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

/** A function that outgrows these has more than one thing to say; `??` and `?.` count as branches. */
const SIZE = {
  "complexity": ["error", 11],
  "max-depth": ["error", 3],
  "max-lines": ["error", { max: 400, skipComments: true }],
  "max-lines-per-function": ["error", 40],
  "max-nested-callbacks": ["error", 3],
  "max-params": ["error", 6],
};

/** A suite is no function, and a test looks closer than the page may. */
const TESTS = {
  "max-lines-per-function": "off",
  "max-nested-callbacks": "off",
  "no-restricted-properties": "off",
  "no-script-url": "off",
};

export default [
  { ignores: [".venv/", "build/", "data/"] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" }, rules: { ...MEANING, ...MANNER, ...SIZE } },
  { files: ["tests/**"], rules: TESTS },
];
