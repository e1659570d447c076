/** All states of one component, or of all of them, for the two pages that show stories. */
import { FormattedMessage, useIntl, usePageAddress } from '@amberlane/core';
import { Breadcrumb, Ltr, PageHead, TextLink, Wrap } from '@amberlane/ui';
import type { ShownStories } from '@amberlane/ui/gallery';
import { readLook } from '../look.ts';
import { LookSwitches } from '../look-switches.tsx';
import { StoryList } from './story-list.tsx';
import { StoryState } from './story-state.tsx';
import css from './sheet.module.css';

export interface SheetProps {
  readonly stories: readonly ShownStories[];
  /** Message that names the page of all of them, and its path. */
  readonly title: string;
  readonly path: string;
}

export function Sheet({ stories, title, path }: SheetProps) {
  const { formatMessage } = useIntl();
  const { params, search } = usePageAddress();
  const one = params['component'] === undefined ? null : stories.find(({ slug }) => slug === params['component']);
  const heading = one ? <Ltr>{one.component}</Ltr> : <FormattedMessage id={title} />;
  const look = readLook(search);
  const only = new URLSearchParams(search).get('state');
  return (
    <>
      <PageHead
        title={heading}
        breadcrumb={<Breadcrumb label={formatMessage({ id: 'gallery.breadcrumb' })} trail={[{ to: 'gallery', title: <FormattedMessage id="gallery.title" /> }]} here={heading} />}
      />
      <Wrap className={css.sheet}>
        <LookSwitches />
        {one ? null : <StoryList path={path} stories={stories} />}
        {(one ? [one] : stories).map(({ component, slug, states }) => (
          <section key={slug} className={css.component} aria-labelledby={`stories-${slug}`}>
            <h2 id={`stories-${slug}`} className={css.componentName}>
              <Ltr>{component}</Ltr>
            </h2>
            {states
              .filter(({ name }) => only === null || only === name)
              .map((state) => (
                <StoryState key={state.name} slug={slug} path={`${path}/${slug}`} state={state} look={look} alone={only !== null} />
              ))}
          </section>
        ))}
        <TextLink kind="back" to="gallery">
          <FormattedMessage id="gallery.back" />
        </TextLink>
      </Wrap>
    </>
  );
}
