/**
 * The picture that stands for a page where its address is shared: title, company and country over the scene of the
 * home page. Drawn by Skia, which shapes Arabic, Urdu and Chinese as browsers do.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import { directionOf, languageTag, type Locale, type Market } from '@amberlane/contract/site';
import { SOCIAL_PICTURE_SIZE } from './social-picture-address.ts';
import { titleLines } from './title-lines.ts';

/** Tokens of the brand (`shared/ui/src/tokens.css`): a picture has no style sheet. */
const BRAND = '#ff8a14';
const INK = '#1c1712';

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
const MARGIN = 72;
/** The scene stands on the lower edge; above it, the title has its room to itself. */
const SCENE_HEIGHT = 330 * (WIDTH / 1440);
const TITLE = { top: 150, height: 196, sizes: [80, 72, 64, 56, 50, 44, 38] } as const;
const SMALL_SIZE = 30;

/** Faces by the name under which the canvas knows them; Noto, SIL Open Font License. */
const FACES = {
  Latin: '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2',
  LatinExtended: '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff2',
  Arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2',
  Nastaliq: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-700-normal.woff2',
  Chinese: '@amberlane/fonts/noto-sans-sc-chinese-simplified-700-normal.woff',
} as const;

interface Lettering {
  /** Faces in the order in which they are asked for a letter. */
  readonly faces: string;
  /** Height of a line, and size, against Latin ones. */
  readonly line: number;
  readonly size: number;
}

const LATIN: Lettering = { faces: 'Latin, LatinExtended, Chinese, Arabic', line: 1.14, size: 1 };
const LETTERING: Readonly<Record<Locale, Lettering>> = {
  en: LATIN,
  fr: LATIN,
  tr: LATIN,
  'zh-CN': { faces: 'Latin, Chinese', line: 1.28, size: 0.94 },
  ar: { faces: 'Latin, Arabic', line: 1.36, size: 0.92 },
  // Nastaliq slopes: a line needs twice its size (VISUAL §3).
  ur: { faces: 'Latin, Nastaliq', line: 1.86, size: 0.72 },
};

export interface SocialPicture {
  readonly market: Market;
  readonly title: string;
  /** Name of the country in the language of the page. */
  readonly country: string;
}

/** Gives the drawing function; faces and drawings are read once. */
export async function createPicturePainter(): Promise<(picture: SocialPicture) => Promise<Buffer>> {
  const { createCanvas, GlobalFonts, loadImage } = await import('@napi-rs/canvas');
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(FACES)) GlobalFonts.registerFromPath(resolve(file), name);
  const drawing = async (name: string): Promise<Image> => loadImage(await readFile(new URL(name, import.meta.url)));
  const [scene, logo] = await Promise.all([drawing('scene.svg'), drawing('logo.svg')]);

  return (picture) => {
    const canvas = createCanvas(WIDTH, HEIGHT);
    const context = canvas.getContext('2d');
    context.fillStyle = BRAND;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    drawScene(context, scene, picture.market);
    drawWords(context, logo, picture);
    return canvas.encode('png');
  };
}

/** The parcel travels in the direction of reading (VISUAL §8). */
function drawScene(context: SKRSContext2D, scene: Image, { locale }: Market): void {
  context.save();
  if (directionOf(locale) === 'rtl') context.transform(-1, 0, 0, 1, WIDTH, 0);
  context.drawImage(scene, 0, HEIGHT - SCENE_HEIGHT, WIDTH, SCENE_HEIGHT);
  context.restore();
}

function drawWords(context: SKRSContext2D, logo: Image, { market, title, country }: SocialPicture): void {
  const direction = directionOf(market.locale);
  const rightToLeft = direction === 'rtl';
  const [start, end] = rightToLeft ? [WIDTH - MARGIN, MARGIN] : [MARGIN, WIDTH - MARGIN];
  const logoWidth = 286;
  const logoHeight = 52;
  context.drawImage(logo, rightToLeft ? start - logoWidth : start, 56, logoWidth, logoHeight);

  const { faces, line, size } = LETTERING[market.locale];
  context.fillStyle = INK;
  context.direction = direction;
  context.textBaseline = 'middle';
  context.font = `${SMALL_SIZE * size}px ${faces}`;
  context.textAlign = 'end';
  context.fillText(country, end, 82);

  context.textAlign = 'start';
  const setAt = (pixels: number): readonly string[] => {
    context.font = `${pixels * size}px ${faces}`;
    return titleLines(title, languageTag(market), WIDTH - 2 * MARGIN, (text) => context.measureText(text).width);
  };
  const fits = (pixels: number): boolean => setAt(pixels).length * pixels * size * line <= TITLE.height;
  const pixels = TITLE.sizes.find(fits) ?? TITLE.sizes[TITLE.sizes.length - 1] ?? 0;
  for (const [index, text] of setAt(pixels).entries()) context.fillText(text, start, TITLE.top + (index + 0.5) * pixels * size * line);
}
