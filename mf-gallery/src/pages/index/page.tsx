/** Contents of the gallery. */
import { definePage, FormattedMessage } from '@amberlane/core';
import { PageHead, TextLink, Wrap } from '@amberlane/ui';
import { PAGE_SPECIMENS } from '@amberlane/ui/gallery/page-specimens';
import { SpecimenList } from '../../sheet/specimen-list.tsx';
import { galleryHead } from '../../gallery-head.ts';
import css from './page.module.css';

/** Components of the form library are listed on their own page: naming them here would bring the library. */
const FURTHER = [
  { to: 'gallery/forms', title: 'gallery.forms' },
  { to: 'gallery/tokens', title: 'gallery.tokens' },
  { to: 'gallery/components', title: 'gallery.all' },
] as const;

function Contents() {
  return (
    <>
      <PageHead title={<FormattedMessage id="gallery.title" />} lead={<FormattedMessage id="gallery.lead" />} />
      <Wrap className={css.contents}>
        <ul className={css.further}>
          {FURTHER.map(({ to, title }) => (
            <li key={to}>
              <TextLink kind="more" to={to}>
                <FormattedMessage id={title} />
              </TextLink>
            </li>
          ))}
        </ul>
        <h2>
          <FormattedMessage id="gallery.components" />
        </h2>
        <SpecimenList path="gallery/components" specimens={PAGE_SPECIMENS} />
      </Wrap>
    </>
  );
}

export default definePage({ component: Contents, head: (context) => galleryHead('gallery.title', context) });
