import { useEffect } from 'react';
import { FormattedMessage, useDispatch, useIntl, useMarket, useSelector } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import { selectSpecialItems, specialItemsLoaded } from '../../store/shipping-slice.ts';
import type { WizardState } from '../use-wizard.ts';
import { wizardCalls, type SpecialItem } from '../wizard-calls.ts';
import css from './goods-step.module.css';

/** What our rules say of the chosen kinds of goods at their destination; nothing for general goods. */
export function GoodsVerdicts({ wizard: { values } }: { wizard: WizardState }) {
  const intl = useIntl();
  const country = values.receiverAddress.countryCode;
  const list = useSpecialItems(country);
  const types = new Set(values.goods.map(({ goodsType }) => goodsType));
  const told = list.filter(({ goodsType, verdict }) => goodsType !== 'GENERAL' && types.has(goodsType) && verdict !== 'ALLOWED');
  if (country === '' || told.length === 0) return null;
  return (
    <div className={css.rulings}>
      <h3>
        <FormattedMessage id="ship-goods.verdicts" values={{ country: intl.formatDisplayName(country, { type: 'region' }) ?? country }} />
      </h3>
      <ul className={css.verdicts}>
        {told.map(({ code, name, verdict, conditions }) => (
          <li key={code}>
            <b>{name}</b>
            {BLANK}
            <span className={verdict === 'REFUSED' ? css.refused : undefined}>
              <FormattedMessage id={verdict === 'REFUSED' ? 'ship-goods.verdict.refused' : 'ship-goods.verdict.conditional'} />
            </span>
            {conditions.map((condition) => (
              <p key={condition}>{condition}</p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

const BLANK = ' ';
const NONE: readonly SpecialItem[] = [];

/** Asked once for a destination and language; the store keeps it for the other pages of this remote. */
function useSpecialItems(country: Country | ''): readonly SpecialItem[] {
  const { locale } = useMarket();
  const dispatch = useDispatch();
  const kept = useSelector(selectSpecialItems);
  const isKept = kept?.country === country && kept.locale === locale;
  const { data } = wizardCalls.useWizardSpecialItemsQuery({ locale, ...(country !== '' && { country }) }, { skip: country === '' || isKept });
  useEffect(() => {
    if (data && !isKept) dispatch(specialItemsLoaded({ country: data.country, locale, list: data.list }));
  }, [data, isKept, locale, dispatch]);
  return isKept ? kept.list : NONE;
}
