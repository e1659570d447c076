/** CSS modules in tests: each class is called what the source calls it. */
const classNames = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? true : key === 'default' ? classNames : key) });
module.exports = classNames;
