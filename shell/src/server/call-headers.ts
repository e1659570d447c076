/** What the shell says of a reader when it calls the API for a plain form of a page (spec §7 shared client). */
import type { FastifyRequest } from 'fastify';
import { LOCALE_FACTS, type Market } from '@amberlane/contract/site';

export const callHeaders = (request: FastifyRequest, { country, locale }: Market): Record<string, string> => ({
  accept: 'application/json',
  lang: LOCALE_FACTS[locale].header,
  countryCode: country,
  version: '1.0.0',
  'user-agent': request.headers['user-agent'] ?? '',
  'x-forwarded-for': request.ip,
  'x-request-id': request.id,
});
