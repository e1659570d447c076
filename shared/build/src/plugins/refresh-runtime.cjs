/** Development only: brings react-refresh into the container of a remote, where the plugin's own entry does not reach. */
require('react-refresh/runtime').injectIntoGlobalHook(window);

module.exports = () => ({ name: 'amberlane-refresh-runtime' });
