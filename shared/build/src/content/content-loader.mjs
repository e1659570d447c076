/** webpack: an imported content file is its structure; its sentences travel with the messages of the language. */
import path from 'node:path';
import { readContentFile } from './content-file.ts';

export default function contentLoader(source) {
  const bundle = path.basename(path.dirname(this.resourcePath));
  return `export default ${JSON.stringify(readContentFile(bundle, source).document)};`;
}
