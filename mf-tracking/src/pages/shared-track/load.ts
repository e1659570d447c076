/** Data, validity and head of the page of a shared parcel. */
import type { PageContext, PageHead } from '@amberlane/core';
import { BRAND } from '@amberlane/contract/site/brand';
import { shareApi } from '../../api/share-api.ts';
import { prepareLand } from '../../journey/land.ts';
import { isShareToken } from '../../share/share-link.ts';

/** What can be no token of ours is not found, and asked for neither. */
export const isShared = ({ params: { token = '' } }: PageContext): boolean => isShareToken(token);

export async function loadShared({ params: { token = '' }, site }: PageContext): Promise<void> {
  await Promise.all([prepareLand(), site.dispatch(shareApi.endpoints.sharedTrack.initiate({ token }, { forceRefetch: true, subscribe: false }))]);
}

/** A link between people: out of search engines, and nothing about the parcel in what messengers show of it. */
export const sharedHead = ({ intl }: PageContext): PageHead => ({
  title: `${intl.formatMessage({ id: 'shared-track.title' })} | ${BRAND.name}`,
  description: intl.formatMessage({ id: 'shared-track.description' }),
  noindex: true,
});
