/**
 * Design values live in tokens; components read semantic custom properties (docs/architecture.md).
 * Each rule below says what it protects.
 */
const literal = /^#|\brgb\(|\bhsl\(|\boklch\(/;

export default {
  ignoreFiles: ['**/dist/**', '**/generated/**', '**/node_modules/**'],
  extends: ['stylelint-config-standard'],
  rules: {
    // CSS Modules name parts in PascalCase after their component.
    'selector-class-pattern': ['^[A-Z][A-Za-z0-9]*$', { message: 'Name CSS Module classes in PascalCase.' }],
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'keyframes-name-pattern': '^[a-zA-Z][A-Za-z0-9-]*$',
    // A page can be right-to-left and a widget can land in one: logical properties only.
    'property-disallowed-list': [
      [
        'margin-left',
        'margin-right',
        'padding-left',
        'padding-right',
        'border-left',
        'border-right',
        'left',
        'right',
      ],
      { message: 'Use the logical property (inline-start / inline-end).' },
    ],
    // Colours are tokens, so that themes and other churches can change them in one place.
    'declaration-property-value-disallowed-list': [
      { '/color|background|border|fill|stroke|shadow/': [literal] },
      { message: 'Read a semantic colour token instead of a literal.' },
    ],
    'selector-max-id': 0,
    'selector-max-specificity': '0,4,0',
    'declaration-no-important': true,
    // CSS Modules' own pseudo-classes.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'no-descending-specificity': null,
    'value-keyword-case': null,
    'import-notation': 'string',
  },
  overrides: [
    {
      // Tokens are where the literals are; base styles are where elements are named.
      files: ['packages/ui/src/tokens/**/*.css'],
      rules: { 'declaration-property-value-disallowed-list': null, 'declaration-no-important': null },
    },
  ],
};
