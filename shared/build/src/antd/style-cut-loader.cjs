/**
 * Webpack loader for `antd/es/<component>/style/*.js`: cuts everything but the name out of the calls that register
 * styles. The style sheet is made at build, so these functions are never called, which tree shaking can't see.
 */
const acorn = require('acorn');

const REGISTERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);

module.exports = function cutStyles(source) {
  if (![...REGISTERS].some((name) => source.includes(`${name}(`))) return source;
  const cuts = [];
  collectCuts(acorn.parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), cuts);
  return cuts.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), source);
};

/** Ranges from the end of the first argument to the end of the last one, in the order of the text. */
function collectCuts(node, cuts) {
  if (Array.isArray(node)) {
    for (const child of node) collectCuts(child, cuts);
  } else if (node !== null && typeof node === 'object') {
    const isRegistration = node.type === 'CallExpression' && node.callee.type === 'Identifier' && REGISTERS.has(node.callee.name);
    if (!isRegistration) for (const child of Object.values(node)) collectCuts(child, cuts);
    else if (node.arguments.length > 1) cuts.push([node.arguments[0].end, node.arguments.at(-1).end]);
  }
}
