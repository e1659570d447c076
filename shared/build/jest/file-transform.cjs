/** An imported picture is its path, as in the build. */
const path = require('node:path');

module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(`/${path.basename(file)}`)};` }),
};
