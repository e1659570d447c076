/** Contents of the gallery. */
import { definePage, FormattedMessage } from '@amberlane/core';
import { PageHead, TextLink, Wrap } from '@amberlane/ui';
import { PAGE_STORIES } from '@amberlane/ui/gallery/page-stories';
import { StoryList } from '../../sheet/story-list.tsx';
import { galleryHead } from '../../gallery-head.ts';
import css from './page.module.css';

/** Components of the form library are listed on their own page: naming them here would bring the library. */
const FURTHER = [
  { to: 'gallery/forms', title: 'gallery.forms' },
  { to: 'gallery/tokens', title: 'gallery.tokens' },
  { to: 'gallery/texts', title: 'gallery.texts' },
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
        <StoryList path="gallery/components" stories={PAGE_STORIES} />
      </Wrap>
    </>
  );
}

export default definePage({ component: Contents, head: (context) => galleryHead('gallery.title', context) });
