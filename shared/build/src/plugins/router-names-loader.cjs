/**
 * Lets the bundler leave out what nobody uses of the router (6.6 KB of 11.4, brotli). Its components are made by calls
 * (`forwardRef`, `createContext`) and get a name for developer tools by assignments: effects that keep each of them.
 */
const NAMING = /^[\w$]+\.displayName = "[^"]*";$/gm;
const MAKING = /^(var|let|const)( [\w$]+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

module.exports = (source) => source.replace(NAMING, '').replace(MAKING, '$1$2/* @__PURE__ */ $3');
