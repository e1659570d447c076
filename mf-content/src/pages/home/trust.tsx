/** Four promises of the company that can be checked: each with its figure from the rules and the page that spells it out. */
import { compensationRule, redeliveryRule, RULES } from '@amberlane/contract/domain';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { Icon, icons, TextLink } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { LocalPrice } from '../../lane-prices/local-price.tsx';
import { Section } from '../../section/section.tsx';
import css from './trust.module.css';

const FEN = 100;

const PROMISES = [
  { id: 'price', icon: icons.doc, to: 'service/help#prices' },
  { id: 'loss', icon: icons.shield, to: 'terms-of-use#liability' },
  { id: 'attempts', icon: icons.rider, to: 'service/help#delivery' },
  { id: 'fuel', icon: icons.wallet, to: 'rates' },
] as const;

export function Trust() {
  const values = usePromised();
  return (
    <Section id="trust" ground="soft" title={<FormattedMessage id="home.trust.title" />} lead={<FormattedMessage id="home.trust.lead" />}>
      <ul role="list" className={css.promises}>
        {PROMISES.map(({ id, icon, to }) => (
          <li key={id} className={css.promise}>
            <Icon of={icon} className={css.icon} />
            <div>
              <h3>
                <FormattedMessage id={`home.trust.${id}.title`} values={values} />
              </h3>
              {id === 'loss' ? <LocalAmount fen={values.maxGoods * FEN} /> : null}
            </div>
            <p className={css.text}>
              <FormattedMessage id={`home.trust.${id}.text`} values={values} />
              <span className={css.rest}> <FormattedMessage id={`home.trust.${id}.rest`} values={values} /></span>
            </p>
            <p className={css.more}>
              <TextLink to={to}>
                <FormattedMessage id={`home.trust.${id}.link`} />
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The amount of the title in the currency of the reader's country; in China the title says it. */
function LocalAmount({ fen }: { fen: number }) {
  if (currencyOf(useMarket().country) === 'CNY') return null;
  return (
    <p className={css.local}>
      <FormattedMessage id="home.trust.about" values={{ price: <LocalPrice key="price" fen={fen} /> }} />
    </p>
  );
}

function usePromised() {
  const day = useSelector(selectAsOf);
  const { freeAttempts, windowDays, decisionDays } = redeliveryRule(day);
  return {
    quoteMinutes: RULES.quote.validMinutes,
    maxGoods: compensationRule(day).maxGoodsFen / FEN,
    freeAttempts,
    windowDays,
    decisionDays,
  };
}
