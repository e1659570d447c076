/** One project per workspace: `npx jest --selectProjects mf-tracking`. */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const preset = require('./shared/build/jest/preset.cjs');

const folders = ['shell', 'release', 'api', 'e2e', 'bench', 'tools']
  .concat(readdirSync(__dirname).filter((name) => name.startsWith('mf-')))
  .concat(readdirSync(path.join(__dirname, 'shared')).map((name) => `shared/${name}`))
  .filter((folder) => existsSync(path.join(__dirname, folder, 'package.json')));

module.exports = {
  // Modules of finished tests stay in a worker's memory: near its limit it does little but collect garbage.
  workerIdleMemoryLimit: '1200MB',
  projects: folders.map((folder) => preset(path.join(__dirname, folder), folder.replace('shared/', ''))),
};
