/**
 * Pictures for sharing, drawn when somebody first asks and kept in the data folder. Only what a page of the site
 * declares is ever drawn; one is drawn at a time, so that readers keep the processor.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageTag, type Market } from '@amberlane/contract/site';
import { createPicturePainter, type SocialPicture } from './draw-social-picture.ts';
import { socialPictureKey, type SocialPictureFacts } from './social-picture-address.ts';

export interface SocialPictures {
  /** The picture of a key that was drawn before, by this or another process; null for none. */
  kept(key: string): Promise<Buffer | null>;
  /** Draws and keeps it. null when too many wait: ask again later. */
  draw(facts: SocialPictureFacts): Promise<Buffer | null>;
}

export interface SocialPicturesOptions {
  readonly folder: string;
  /** Most pictures on disk; the oldest go first. */
  readonly mostKept?: number;
  readonly mostWaiting?: number;
  readonly createPainter?: () => Promise<(picture: SocialPicture) => Promise<Buffer>>;
}

export function createSocialPictures({ folder, mostKept = 2000, mostWaiting = 20, createPainter = createPicturePainter }: SocialPicturesOptions): SocialPictures {
  const fileOf = (key: string): string => join(folder, `${key}.png`);
  const underWay = new Map<string, Promise<Buffer>>();
  let painter: ReturnType<typeof createPainter> | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const paint = async (facts: SocialPictureFacts, key: string): Promise<Buffer> => {
    const draw = await (painter ??= createPainter());
    const picture = await draw({ market: facts.market, title: facts.title, country: countryName(facts.market) });
    await keep(folder, fileOf(key), picture, mostKept);
    return picture;
  };

  return {
    kept: (key) => readFile(fileOf(key)).catch(() => null),
    draw(facts) {
      const key = socialPictureKey(facts);
      const known = underWay.get(key);
      if (known) return known;
      if (underWay.size >= mostWaiting) return Promise.resolve(null);
      const drawing = queue.then(() => paint(facts, key)).finally(() => underWay.delete(key));
      queue = drawing.catch(() => undefined);
      underWay.set(key, drawing);
      return drawing;
    },
  };
}

/** In the language of the page. */
const countryName = (market: Market): string => new Intl.DisplayNames(languageTag(market), { type: 'region' }).of(market.country) ?? '';

/** A full or read-only disk costs time, not the picture. */
async function keep(folder: string, file: string, picture: Buffer, mostKept: number): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
    const names = await readdir(folder);
    if (names.length <= mostKept) return;
    const dated = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })));
    const oldest = dated.sort((one, other) => one.time - other.time).slice(0, names.length - mostKept);
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}
