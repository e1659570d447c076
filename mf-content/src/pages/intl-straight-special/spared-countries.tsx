import { categorySurcharge } from '@amberlane/contract/domain';
import { useIntl, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import css from './spared-countries.module.css';

/** Countries to which neither surcharge is charged, by the rule of the day (spec §9). */
export function SparedCountries() {
  const intl = useIntl();
  const rule = categorySurcharge('brand', null, useSelector(selectAsOf));
  if (!rule || rule.exceptFor.length === 0) return null;
  const names = rule.exceptFor.map((country) => intl.formatMessage({ id: `content.country.${country}` }));
  return (
    <p className={css.note}>
      <Say id="intl-straight-special.gateway.spared" values={{ spared: intl.formatList(names) }} />
    </p>
  );
}
