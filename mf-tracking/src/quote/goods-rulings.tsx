import type { Country } from '@amberlane/contract/site';
import type { SpecialItem } from '@amberlane/contract/calls/presend';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { StatusMark } from '@amberlane/ui';
import css from './goods-rulings.module.css';

/** What holds for each kind of article: whether it is taken, on which conditions, and where it is not. */
export function GoodsRulings({ items }: { items: readonly SpecialItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul role="list" className={css.items}>
      {items.map(({ code, name, verdict, conditions, elsewhere }) => (
        <li key={code} className={css.item}>
          <b>{name}</b>
          <span>
            <StatusMark status={verdict === 'REFUSED' ? 'attention' : 'delivered'}>
              <FormattedMessage id={`quote.ruling.${verdict === 'REFUSED' ? 'refused' : verdict === 'CONDITIONAL' ? 'conditional' : 'allowed'}`} />
            </StatusMark>
          </span>
          {conditions.length > 0 ? <p className={css.conditions}>{conditions.join(' ')}</p> : null}
          <NotTo countries={elsewhere.flatMap((other) => (verdict !== 'REFUSED' && other.verdict === 'REFUSED' ? [other.country] : []))} />
        </li>
      ))}
    </ul>
  );
}

function NotTo({ countries }: { countries: readonly Country[] }) {
  const intl = useIntl();
  if (countries.length === 0) return null;
  const names = intl.formatList(countries.map((country) => intl.formatMessage({ id: `quote.country.${country}` })));
  return (
    <p className={css.conditions}>
      <FormattedMessage id="quote.ruling.notTo" values={{ countries: names }} />
    </p>
  );
}
