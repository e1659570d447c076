/** The faces of the label, read and unpacked once per process. Noto, SIL Open Font License. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { sfntOfWoff } from './sfnt.ts';

export interface Face {
  /** Name under which the document knows it. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly codePoints: ReadonlySet<number>;
}

export const WEIGHTS = ['regular', 'bold'] as const;
export type Weight = (typeof WEIGHTS)[number];
/** In the order in which they are asked for a character. */
export type Faces = Readonly<Record<Weight, readonly Face[]>>;

const STEMS = [
  '@fontsource/noto-sans/files/noto-sans-latin',
  '@fontsource/noto-sans/files/noto-sans-latin-ext',
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic',
  '@amberlane/fonts/noto-sans-sc-chinese-simplified',
  '@fontsource/noto-sans/files/noto-sans-vietnamese',
  '@fontsource/noto-sans/files/noto-sans-cyrillic',
  '@fontsource/noto-sans/files/noto-sans-greek',
] as const;
const NUMBER_OF: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

let loaded: Promise<Faces> | null = null;

export function loadFaces(): Promise<Faces> {
  loaded ??= Promise.all(WEIGHTS.map((weight) => Promise.all(STEMS.map((stem) => loadFace(stem, weight))))).then(([regular = [], bold = []]) => ({ regular, bold }));
  return loaded;
}

async function loadFace(stem: string, weight: Weight): Promise<Face> {
  const file = createRequire(import.meta.url).resolve(`${stem}-${NUMBER_OF[weight]}-normal.woff`);
  const bytes = sfntOfWoff(await readFile(file));
  return { name: `${stem.slice(stem.lastIndexOf('/') + 1)}-${weight}`, bytes, codePoints: codePointsOf(bytes) };
}

/** Code points for which a font has a glyph. */
function codePointsOf(bytes: Buffer): ReadonlySet<number> {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('a font file holds one font');
  return new Set(font.characterSet.filter((code) => font.hasGlyphForCodePoint(code)));
}
