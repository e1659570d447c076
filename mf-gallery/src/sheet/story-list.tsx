/** Components by name, each with the number of its states. */
import { FormattedMessage, Link } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import type { ShownStories } from '@amberlane/ui/gallery';
import css from './story-list.module.css';

interface StoryListProps {
  /** Path of the page that shows them. */
  readonly path: string;
  readonly stories: readonly ShownStories[];
}

export function StoryList({ path, stories }: StoryListProps) {
  return (
    <ul className={css.list}>
      {stories.map(({ component, slug, states }) => (
        <li key={slug}>
          <Link to={`${path}/${slug}`} className={css.entry}>
            <Ltr>{component}</Ltr>
            <span className={css.states}>
              <FormattedMessage id="gallery.states" values={{ count: states.length }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
