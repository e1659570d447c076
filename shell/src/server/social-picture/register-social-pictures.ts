/** Serves the pictures that pages name as their `og:image`. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf, hostOfCountry, type Origins } from '../hosts.ts';
import { readPathSegments, splitTarget } from '../path-segments.ts';
import type { Pages } from '../pages.ts';
import { DATA_HEADERS } from '../security-headers.ts';
import { SOCIAL_PICTURES, readSocialPictureAddress, socialPictureAddress, socialPictureKey } from './social-picture-address.ts';
import type { SocialPictures } from './social-pictures.ts';

export interface SocialPictureParts {
  readonly pages: Pages;
  readonly pictures: SocialPictures;
  readonly origins: Origins;
}

/** A shared address may be older than the page's present title: it is led to the present picture for this long, s. */
const MOVED_SECONDS = 300;

export function registerSocialPictures(app: FastifyInstance, { pages, pictures, origins }: SocialPictureParts): void {
  app.get(`${SOCIAL_PICTURES}*`, async (request, reply) => {
    const segments = readPathSegments(splitTarget(request.raw.url ?? '').path);
    const asked = segments && readSocialPictureAddress(segments.slice(2));
    if (!asked) return notHere(reply);
    const kept = await pictures.kept(asked.key);
    if (kept) return send(reply, kept);
    const { market, path, key } = asked;
    const page = await pages.show({ market, path, search: '', origin: originOf(hostOfCountry(market.country), origins), clientAddress: request.ip });
    if (!page?.picture) return notHere(reply);
    if (socialPictureKey(page.picture) !== key) {
      return reply.code(302).headers({ location: socialPictureAddress(page.picture), 'cache-control': `public, max-age=${MOVED_SECONDS}` }).send();
    }
    const drawn = await pictures.draw(page.picture);
    return drawn ? send(reply, drawn) : reply.code(503).headers({ 'retry-after': 5, 'cache-control': 'no-store' }).send();
  });
}

const send = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply.headers({ ...DATA_HEADERS, 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' }).send(picture);

const notHere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).headers({ ...DATA_HEADERS, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }).send('Not found\n');
