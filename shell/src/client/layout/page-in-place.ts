import type { Place } from '@amberlane/contract';
import { placeHref, type PageAddress } from '@amberlane/core';
import { HOME, isFor } from './site-links.ts';

/** Address of the same page in another country; where that country lacks it, of its home page. */
export const pageIn = (place: Place, { path, search }: Pick<PageAddress, 'path' | 'search'>): string =>
  isFor(place.country, { path }) ? placeHref(place, path) + search : placeHref(place, HOME.path);
