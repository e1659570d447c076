import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { convertMinor, currencyOf, exchangeRates, minorDigits, RULES, type Currency } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { ButtonLink, Field, Money, TextLink, zonedDay } from '@amberlane/ui';
import { APPLY_PATH } from '../territories/apply-path.ts';
import { COST_PARTS, exampleCosts, exampleDay, MONTH_DAYS, inYuan, monthOf, type PartnerDay, type PartnerMonth } from './earnings.ts';
import { wholeNumber } from './typed-amount.ts';
import css from './earnings-example.module.css';

const MOST_PARCELS = 100_000;
/** For which the rate is told: of one yuan it would be too short in some currencies. */
const RATED_FEN = 10_000;
/** Whole units of a currency. */
const MOST_MONEY = 100_000_000_000;

type EntryName = 'pickups' | 'deliveries' | 'cod' | 'costs';
const ONCE = ['deposit', 'premises', 'months'] as const;

const ENTRIES: readonly { readonly name: EntryName; readonly isMoney: boolean }[] = [
  { name: 'pickups', isMoney: false },
  { name: 'deliveries', isMoney: false },
  { name: 'cod', isMoney: true },
  { name: 'costs', isMoney: true },
];

/** What a partner is paid, counted with the reader's own numbers; the preset ones stand there without JavaScript. */
export function EarningsExample() {
  const intl = useIntl();
  const { country } = useMarket();
  const currency: Currency = currencyOf(country);
  const unit = 10 ** minorDigits(currency);
  const [day] = useState(() => zonedDay(new Date().toISOString(), COUNTRY_TIME_ZONE[country]));
  const [typed, setTyped] = useState<Readonly<Record<EntryName, string>>>(() => {
    const { pickups, deliveries, cod, costs } = exampleDay(currency, day);
    const write = (number: number): string => intl.formatNumber(number, { maximumFractionDigits: 0 });
    return { pickups: write(pickups), deliveries: write(deliveries), cod: write(cod / unit), costs: write(costs / unit) };
  });
  const read = (name: EntryName, isMoney: boolean): number | null => wholeNumber(typed[name], isMoney ? MOST_MONEY : MOST_PARCELS);
  const [pickups, deliveries, cod, costs] = ENTRIES.map(({ name, isMoney }) => read(name, isMoney));
  const isWhole = [pickups, deliveries, cod, costs].every((value) => value !== null);
  const of: PartnerDay = { pickups: pickups ?? 0, deliveries: deliveries ?? 0, cod: (cod ?? 0) * unit, costs: (costs ?? 0) * unit };
  return (
    <div className={css.columns}>
      <div className={css.typed}>
        <div className={css.entries}>
          {ENTRIES.map(({ name, isMoney }) => (
            <Field
              key={name}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              label={<FormattedMessage id={`join-us.earnings.${name}`} />}
              suffix={isMoney ? currency : undefined}
              hint={name === 'costs' ? <CostsOfExample currency={currency} day={day} /> : undefined}
              maxLength={20}
              value={typed[name]}
              error={read(name, isMoney) === null ? <FormattedMessage id="join-us.earnings.wrong" values={{ max: intl.formatNumber(isMoney ? MOST_MONEY : MOST_PARCELS) }} /> : undefined}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          ))}
        </div>
      </div>
      <div className={css.result}>
        <div aria-live="polite">
          {isWhole ? (
            <Month of={of} currency={currency} day={day} />
          ) : (
            <p>
              <FormattedMessage id="join-us.earnings.fix" />
            </p>
          )}
        </div>
      </div>
      <div className={css.notes}>
        {currency === 'CNY' ? null : (
          <p className={css.note}>
            <FormattedMessage id="join-us.earnings.converted" values={{ day: <DayOfRate key="day" of={exchangeRates(day).validFrom} />, yuan: <Money key="yuan" of={{ amount: RATED_FEN, currency: 'CNY' }} />, local: <Money key="local" of={{ amount: convertMinor(RATED_FEN, 'CNY', currency, exchangeRates(day)), currency }} /> }} />
          </p>
        )}
        <p className={css.note}>
          <FormattedMessage id="join-us.earnings.note" />
        </p>
      </div>
      <Once />
      <p className={css.next}>
        <ButtonLink kind="primary" to={APPLY_PATH}>
          <FormattedMessage id="join-us.apply" />
        </ButtonLink>
        <TextLink kind="more" href="#areas">
          <FormattedMessage id="join-us.earnings.areas" />
        </TextLink>
      </p>
    </div>
  );
}

/** What the preset costs of a month are made up of. */
function CostsOfExample({ currency, day }: { readonly currency: Currency; readonly day: string }) {
  const costs = exampleCosts(currency, day);
  return <FormattedMessage id="join-us.earnings.costs.example" values={Object.fromEntries(COST_PARTS.map((part) => [part, <BilledAmount key={part} amount={costs[part]} currency={currency} />]))} />;
}

/** An ISO date in words. */
function DayOfRate({ of }: { of: string }) {
  const text = useIntl().formatDate(`${of}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  // As `Money`: browsers may know other words than the server.
  return (
    <time dateTime={of} suppressHydrationWarning>
      {text}
    </time>
  );
}

interface MonthProps {
  /** In the currency of the market. */
  readonly of: PartnerDay;
  readonly currency: Currency;
  /** ISO date that decides on the exchange rates. */
  readonly day: string;
}

/** A whole amount of the bill. Costs have a minus sign, no hyphen. */
function BilledAmount({ amount, currency }: { amount: number; currency: Currency }) {
  const text = useIntl()
    .formatNumber(amount / 10 ** minorDigits(currency), { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 0 })
    .replace('-', '\u2212');
  // As `Money`: browsers may know other spaces than the server.
  return (
    <bdi dir="ltr" suppressHydrationWarning>
      {text}
    </bdi>
  );
}

interface Line {
  readonly id: string;
  readonly how?: ReactNode;
  readonly amount: ReactNode;
  readonly isSum?: boolean;
  readonly isTotal?: boolean;
}

/** What a partner pays once; an application costs nothing. */
function Once() {
  return (
    <div className={css.start}>
      <h3 className={css.onceTitle}>
        <FormattedMessage id="join-us.invest.title" />
      </h3>
      <p className={css.onceLead}>
        <FormattedMessage id="join-us.invest.lead" />
      </p>
      <dl className={css.once}>
        {ONCE.map((cost) => (
          <div key={cost}>
            <dt>
              <FormattedMessage id={`join-us.invest.${cost}.name`} />
            </dt>
            <dd>
              <FormattedMessage id={`join-us.invest.${cost}.text`} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type MonthLine = 'pickups' | 'deliveries' | 'cod' | 'paid' | 'costs' | 'left';

/** Costs are taken off. */
const signed = (line: MonthLine, month: PartnerMonth): number => (line === 'costs' ? -month.costs : month[line]);

/** The month as a bill: each line with how it comes about, in whole yuan, in which pay is set, and below in whole units of the currency. */
function Month({ of, currency, day }: MonthProps) {
  const yuan = monthOf(inYuan(of, currency, day), 'CNY', day);
  const local = monthOf(of, currency, day);
  const money = (line: MonthLine): ReactNode => (
    <>
      <BilledAmount amount={signed(line, yuan)} currency="CNY" />
      {currency === 'CNY' ? null : (
        <small className={css.how}>
          <BilledAmount amount={signed(line, local)} currency={currency} />
        </small>
      )}
    </>
  );
  const share = useIntl().formatNumber(RULES.partnerPay.codBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const lines: readonly Line[] = [
    { id: 'pickups', how: <FormattedMessage id="join-us.month.parcels" values={{ count: of.pickups * MONTH_DAYS, pay: <Money key="pay" of={{ amount: RULES.partnerPay.pickupFen, currency: 'CNY' }} /> }} />, amount: money('pickups') },
    { id: 'deliveries', how: <FormattedMessage id="join-us.month.parcels" values={{ count: of.deliveries * MONTH_DAYS, pay: <Money key="pay" of={{ amount: RULES.partnerPay.deliveryFen, currency: 'CNY' }} /> }} />, amount: money('deliveries') },
    { id: 'cod', how: <FormattedMessage id="join-us.month.share" values={{ share }} />, amount: money('cod') },
    { id: 'paid', amount: money('paid'), isSum: true },
    { id: 'costs', how: <FormattedMessage id="join-us.earnings.costs.hint" />, amount: money('costs') },
    { id: 'left', amount: money('left'), isTotal: true },
  ];
  return (
    <table className={css.month}>
      <caption className={css.caption}>
        <FormattedMessage id="join-us.month.caption" values={{ days: MONTH_DAYS }} />
      </caption>
      <tbody>
        {lines.map(({ id, how, amount, isSum = false, isTotal = false }) => (
          <tr key={id} className={isTotal ? css.total : isSum ? css.sum : undefined}>
            <th scope="row">
              <FormattedMessage id={`join-us.month.${id}`} />
              {how ? <small className={css.how}>{how}</small> : null}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
