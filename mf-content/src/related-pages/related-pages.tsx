import { FormattedMessage, Link, useMarket } from '@amberlane/core';
import { Icon, icons, Wrap } from '@amberlane/ui';
import { isPageIn } from '../content/limited-pages.ts';
import { headingId } from '../section/section.tsx';
import { keyOf, type NeighbourPage } from './related-page-list.ts';
import css from './related-pages.module.css';

const ID = 'neighbours';

/**
 * Where a reader goes on: other pages by name and one line each. The route that shows it loads the bundle
 * `neighbours`. A page that a country does not have is left out.
 */
export function Neighbours({ pages }: { pages: readonly NeighbourPage[] }) {
  const { country } = useMarket();
  return (
    <nav id={ID} className={css.band} aria-labelledby={headingId(ID)}>
      <Wrap>
        <h2 id={headingId(ID)} className={css.title}>
          <FormattedMessage id="neighbours.title" />
        </h2>
        <ul role="list" className={css.pages}>
          {pages.filter((page) => isPageIn(page, country)).map((page) => (
            <li key={page} className={css.page}>
              <Link to={page} className={css.name}>
                <FormattedMessage id={`neighbours.${keyOf(page)}.name`} />
              </Link>
              <p className={css.text}>
                <FormattedMessage id={`neighbours.${keyOf(page)}.text`} />
              </p>
              <Icon of={icons.arrow} className={css.arrow} />
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
}
