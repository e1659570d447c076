/** Title of a page of the gallery; search engines never see one. */
import type { PageContext, PageHead } from '@amberlane/core';
import { BRAND } from '@amberlane/contract/site/brand';

export const galleryHead = (title: string, { intl, params }: PageContext): PageHead => ({
  title: intl.formatMessage({ id: 'gallery.head.title' }, { brand: BRAND.name, page: params['component'] ?? intl.formatMessage({ id: title }) }),
  description: intl.formatMessage({ id: 'gallery.lead' }),
  noindex: true,
});
