/**
 * One state of a component in a frame of the chosen width and theme, under its name in the code. What takes the whole
 * window is named by a link.
 */
import type { ShownStories } from '@amberlane/ui/gallery';
import { sampleTexts } from '@amberlane/ui/gallery';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Ltr, TextLink } from '@amberlane/ui';
import type { Look } from '../look.ts';
import css from './sheet.module.css';

interface StoryStateProps extends Pick<ShownStories, 'slug'> {
  readonly state: ShownStories['states'][number];
  readonly look: Look;
  /** Path of the component's page. */
  readonly path: string;
  /** Nothing else is shown. */
  readonly alone: boolean;
}

export function StoryState({ slug, path, state, look: { width, theme }, alone }: StoryStateProps) {
  const { name, render: State } = state;
  const sample = sampleTexts(useMarket().locale);
  const frame = width === null ? '' : css[`width${width}`];
  return (
    <div className={css.state}>
      <p className={css.stateName}>
        <Ltr>{name}</Ltr>
      </p>
      <div className={css.scroller} {...(width !== null && { tabIndex: 0, role: 'group', 'aria-label': `${slug}/${name}` })}>
        <div className={`${css.pane} ${frame}`} data-story={`${slug}/${name}`} {...(theme && { 'data-theme': theme })}>
          {state.alone && !alone ? <OpenAlone to={`${path}?state=${name}`} /> : <State {...sample} />}
        </div>
      </div>
    </div>
  );
}

const OpenAlone = ({ to }: { to: string }) => (
  <TextLink kind="more" to={to}>
    <FormattedMessage id="gallery.alone" />
  </TextLink>
);
