/**
 * Development only: brings react-refresh into the container of a remote, where the plugin's own entry does not reach,
 * and tells the page after each refresh, so that a part whose error was repaired is shown again.
 */
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(window);

const { performReactRefresh } = runtime;
runtime.performReactRefresh = () => {
  const refreshed = performReactRefresh();
  window.dispatchEvent(new Event('amberlane:refreshed'));
  return refreshed;
};

module.exports = () => ({ name: 'amberlane-refresh-runtime' });
