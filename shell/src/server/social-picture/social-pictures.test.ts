import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadImage, createCanvas } from '@napi-rs/canvas';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { createPicturePainter, type SocialPicture } from './draw-social-picture.ts';
import { socialPictureKey } from './social-picture-address.ts';
import { createSocialPictures } from './social-pictures.ts';

const GHANA: Market = { country: 'GH', locale: 'en' };
const facts = (path: string) => ({ market: GHANA, path, title: `Title of ${path}` });
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'pictures-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const painter = (draw: (picture: SocialPicture) => Promise<Buffer>) => () => Promise.resolve(draw);

describe('pictures for sharing', () => {
  it('are drawn once, also for all who ask at the same time, and kept over a restart', async () => {
    const draw = jest.fn((picture: SocialPicture) => Promise.resolve(Buffer.from(picture.title + picture.country)));
    const pictures = createSocialPictures({ folder, createPainter: painter(draw) });
    const [one, two] = await Promise.all([pictures.draw(facts('track')), pictures.draw(facts('track'))]);
    expect(one?.toString()).toBe('Title of trackGhana');
    expect(two).toBe(one);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(await createSocialPictures({ folder }).kept(socialPictureKey(facts('track')))).toEqual(one);
  });

  it('turn askers away while too many wait', async () => {
    const never = Promise.withResolvers<Buffer>();
    const pictures = createSocialPictures({ folder, mostWaiting: 2, createPainter: painter(() => never.promise) });
    const waiting = [pictures.draw(facts('a')), pictures.draw(facts('b'))];
    expect(await pictures.draw(facts('c'))).toBeNull();
    never.resolve(Buffer.alloc(0));
    expect(await Promise.all(waiting)).toHaveLength(2);
  });

  it('are as many on disk as allowed, and are shown when the disk takes none', async () => {
    const draw = painter(() => Promise.resolve(Buffer.from('x')));
    const pictures = createSocialPictures({ folder, mostKept: 3, createPainter: draw });
    for (const path of ['a', 'b', 'c', 'd', 'e']) await pictures.draw(facts(path));
    expect(await readdir(folder)).toHaveLength(3);
    const onFile = createSocialPictures({ folder: join(folder, (await readdir(folder))[0] ?? ''), createPainter: draw });
    expect((await onFile.draw(facts('f')))?.toString()).toBe('x');
  });

  it('go on after one could not be drawn', async () => {
    const draw = jest.fn<(picture: SocialPicture) => Promise<Buffer>>().mockRejectedValueOnce(new Error('no ink')).mockResolvedValue(Buffer.from('x'));
    const pictures = createSocialPictures({ folder, createPainter: painter(draw) });
    await expect(pictures.draw(facts('a'))).rejects.toThrow('no ink');
    expect((await pictures.draw(facts('a')))?.toString()).toBe('x');
  });
});

/** Share of ink in a part of the picture. */
async function inkOf(png: Buffer, { x, y, width, height }: { x: number; y: number; width: number; height: number }): Promise<number> {
  const canvas = createCanvas(1200, 630);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  const { data } = context.getImageData(x, y, width, height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 80) dark += 1;
  return dark / (data.length / 4);
}

describe('the drawing', () => {
  const TITLES: Readonly<Record<Market['locale'], string>> = {
    en: 'Track a parcel by waybill number', fr: 'Suivre un colis', tr: 'Gönderi izleme', ar: 'تتبّع طرد', ur: 'پارسل ٹریک کریں', 'zh-CN': '按运单号查询包裹',
  };
  const START = { y: 150, width: 300, height: 100 };

  it('is 1200 × 630 in every place, with the title where its language begins', async () => {
    const draw = await createPicturePainter();
    for (const market of MARKETS.filter(({ country }) => ['MA', 'PK', 'EG', 'TR', 'GH'].includes(country))) {
      const png = await draw({ market, title: TITLES[market.locale], country: market.country });
      const image = await loadImage(png);
      expect([image.width, image.height]).toEqual([1200, 630]);
      const right = await inkOf(png, { x: 828, ...START });
      const left = await inkOf(png, { x: 72, ...START });
      const rightToLeft = market.locale === 'ar' || market.locale === 'ur';
      expect({ place: marketSegment(market), titled: (rightToLeft ? right : left) > 0.03 }).toEqual({ place: marketSegment(market), titled: true });
    }
  });

  it('keeps a long title out of the scene', async () => {
    const draw = await createPicturePainter();
    const title = 'What may be sent to Saudi Arabia, what needs papers first, and what customs at Riyadh and Jeddah sends back to its sender';
    const blank = await draw({ market: GHANA, title: '', country: 'Ghana' });
    const png = await draw({ market: GHANA, title, country: 'Ghana' });
    const scene = { x: 0, y: 356, width: 1200, height: 274 };
    expect(await inkOf(png, scene)).toBe(await inkOf(blank, scene));
    expect(await inkOf(png, { x: 72, y: 150, width: 1056, height: 190 })).toBeGreaterThan(0.03);
  });
});
