/** Components by name, each with the number of its states. */
import { FormattedMessage, Link } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import type { ShownSpecimens } from '@amberlane/ui/gallery';
import css from './specimen-list.module.css';

interface SpecimenListProps {
  /** Path of the page that shows them. */
  readonly path: string;
  readonly specimens: readonly ShownSpecimens[];
}

export function SpecimenList({ path, specimens }: SpecimenListProps) {
  return (
    <ul className={css.list}>
      {specimens.map(({ component, slug, states }) => (
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
