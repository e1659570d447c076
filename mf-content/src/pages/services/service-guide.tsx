import { FormattedMessage, Link } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { USUAL_GOODS } from '../../facts/usual-goods.ts';
import { keyOf, type NeighbourPage } from '../../related-pages/related-page-list.ts';
import css from './service-guide.module.css';

const NEEDS: readonly { readonly id: string; readonly page: NeighbourPage }[] = [
  { id: 'small', page: 'product/intl-straight-small' },
  { id: 'line', page: 'product/intl-straight-special' },
  { id: 'stock', page: 'product/warehouse' },
  { id: 'local', page: 'product/express-standard' },
];

/** Four needs, each with the service for it. */
export const ServiceGuide = () => (
  <ul role="list" className={css.needs}>
    {NEEDS.map(({ id, page }) => (
      <li key={id}>
        <Link to={page} className={css.need}>
          <span className={css.when}>
            <FormattedMessage id={`services.pick.${id}`} values={USUAL_GOODS} />
          </span>
          <span className={css.service}>
            <FormattedMessage id={`neighbours.${keyOf(page)}.name`} />
            <Icon of={icons.arrow} className={css.arrow} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
