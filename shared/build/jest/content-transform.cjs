/** An imported content file is its structure, as in the build; tests also read its sentences as `messages`. */
const path = require('node:path');
const { readContentFile } = require('../src/content/content-file.ts');

module.exports = {
  process(source, file) {
    const { document, messages } = readContentFile(path.basename(path.dirname(file)), source);
    return { code: `module.exports = ${JSON.stringify({ __esModule: true, default: document, messages: Object.fromEntries(messages) })};` };
  },
};
