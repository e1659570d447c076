/** Webpack loader for the facades of the form library: a facade brings the style sheet of its group and the base's. */
module.exports = function addGroupStyles(source) {
  const { files } = this.getOptions();
  return files.map((file) => `import ${JSON.stringify(file)};\n`).join('') + source;
};
