/**
 * webpack: a file `*.texts` is the list of all parts with their bundles, and for each a function that fetches its texts.
 * The texts of a part are a chunk of its own, `*.texts?part=mf-x`; a server half has none.
 */
import { bundlesOfPart, textFilesOfPart, textsOfPart } from './site-texts.ts';
import { textParts } from './text-parts.ts';

export default function siteTextsLoader() {
  const part = new URLSearchParams(this.resourceQuery).get('part');
  for (const file of (part === null ? textParts() : [part]).flatMap(textFilesOfPart)) this.addDependency(file);
  if (part !== null) return `export default JSON.parse(${JSON.stringify(JSON.stringify(textsOfPart(part)))});`;
  const { isServer } = this.getOptions();
  const entry = (name) => {
    const load = isServer ? 'Promise.resolve([])' : `import(${JSON.stringify(`${this.resourcePath}?part=${name}`)}).then((texts) => texts.default)`;
    return `{ part: ${JSON.stringify(name)}, bundles: ${JSON.stringify(bundlesOfPart(name))}, load: () => ${load} }`;
  };
  return `export default [${textParts().map(entry).join(', ')}];`;
}
