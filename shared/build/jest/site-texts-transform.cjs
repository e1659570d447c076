/** An imported `*.texts` file is the list of all parts with their texts, as in the build; a test reads them at once. */
const { bundlesOfPart, textsOfPart } = require('../src/site-texts.ts');
const { textParts } = require('../src/text-parts.ts');

module.exports = {
  process() {
    const parts = textParts().map((part) => `{ part: ${JSON.stringify(part)}, bundles: ${JSON.stringify(bundlesOfPart(part))}, load: async () => ${JSON.stringify(textsOfPart(part))} }`);
    return { code: `module.exports = { __esModule: true, default: [${parts.join(', ')}] };` };
  },
  // The texts are in other files than the one that is asked for.
  getCacheKey: () => String(Date.now()),
};
