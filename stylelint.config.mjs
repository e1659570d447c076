/** Styles: logical properties only (three scripts, two directions), and no colour, space or font size outside the tokens. */
const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** One pixel is a hairline, em follows the text: neither is a step of the scale. */
const SPACES_IN_TOKENS = { '/^(margin|padding)(-|$)|^(row-|column-)?gap$/': ['/(?<![\\d.])(?!1px)[\\d.]*[1-9][\\d.]*(px|rem)\\b/'] };

export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css'],
  reportNeedlessDisables: true,
  rules: {
    // The logical twins of overflow-x and overflow-y exist in one browser only; both axes are symmetric anyway.
    'logical-css/require-logical-properties': [true, { ignore: ['overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y'] }],
    'logical-css/require-logical-keywords': true,
    // Every language of the site is written horizontally: viewport units need no logical form.
    'logical-css/require-logical-units': null,

    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': COLOUR_FUNCTIONS,
    'declaration-property-value-allowed-list': {
      'font-size': ['/^var\\(--fs-/', '/^(max|min|clamp|calc)\\(.*var\\(--fs-/', 'inherit', '/^[\\d.]*em$/', '100%'],
      font: ['/var\\(--fs-/', 'inherit'],
    },
    'declaration-property-value-disallowed-list': {
      ...SPACES_IN_TOKENS,
      // What moves by itself for more than five seconds needs a way to stop it (WCAG 2.2.2): drawings move as the page is scrolled.
      '/^animation/': ['/\\binfinite\\b/'],
    },

    // Browsers note below a `:has()` only the names that follow it. Without one, each change that any `:has()` of the page
    // looks at, such as the focus, computes the styles of the whole page anew.
    'selector-disallowed-list': [['/:has\\([^)]*\\)[^\\s,]*\\s+:(?:has|not)\\(/'], { message: 'Name an element or a class after :has(): a change it looks at restyles the whole page otherwise' }],

    // Class names are read in TypeScript.
    'selector-class-pattern': ['^[a-z][A-Za-z0-9]*$', { message: 'Class names are camelCase' }],
    // Phones from before 2023 do not read the range form.
    'media-feature-range-notation': 'prefix',
    'import-notation': 'string',
    // How lines are broken is left to the writer.
    'declaration-block-single-line-max-declarations': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'number-max-precision': null,
    'alpha-value-notation': null,
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreKeywords: ['/^[A-Z]/', 'optimizeLegibility'] }],
  },
  overrides: [
    {
      // Where the tokens get their values.
      files: ['**/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'color-named': null },
    },
    {
      // Shown while something is on its way, and gone with it.
      files: ['shared/ui/src/spinner/*.css', 'shared/ui/src/skeleton/*.css'],
      rules: { 'declaration-property-value-disallowed-list': SPACES_IN_TOKENS },
    },
  ],
};
