import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { FailureText, FormattedMessage } from '@amberlane/core';
import { DataTable, Icon, icons, Money, StatusMark, type Column } from '@amberlane/ui';
import type { CityBook } from '../api/quote-api.ts';
import { FaultText } from './fault-text.tsx';
import { goodsVerdict, withRulings, type ToldVerdict } from './goods-verdict.ts';
import { GoodsRulings } from './goods-rulings.tsx';
import type { QuoteEntry } from './quote-entry.ts';
import type { Ends } from './validate-quote.ts';
import { useSpecialGoods } from './use-special-goods.ts';
import css from './verdict-panel.module.css';

interface VerdictPanelProps {
  readonly entry: QuoteEntry;
  readonly ends: Ends;
  readonly book: CityBook;
}

interface CountryVerdict {
  readonly country: Country;
  readonly verdict: ToldVerdict;
}

/** Whether the goods go to the chosen country, why not, and how it is elsewhere. */
export function VerdictPanel({ ends, ...props }: VerdictPanelProps) {
  return ends.destination ? <Verdicts {...props} origin={ends.origin} destination={ends.destination} /> : null;
}

interface VerdictsProps extends Omit<VerdictPanelProps, 'ends'> {
  readonly origin: Ends['origin'];
  readonly destination: NonNullable<Ends['destination']>;
}

function Verdicts({ entry, origin, destination, book: { day, receivers } }: VerdictsProps) {
  const { items, failure } = useSpecialGoods(entry, destination.country);
  const verdictFor = (country: Country) =>
    withRulings(goodsVerdict(entry, { gateway: origin?.gateway ?? null, destination: country, isLocal: origin?.country === country }, day), items ?? [], country);
  const verdict = verdictFor(destination.country);
  const reached = COUNTRIES.filter((country) => receivers.some((city) => city.country === country));
  return (
    <section aria-labelledby="quote-verdict" className={css.panel}>
      <div className={css.head}>
        <h2 id="quote-verdict" className={css.title}>
          <FormattedMessage id="quote.verdict.title" values={{ country: <CountryName country={destination.country} /> }} />
        </h2>
        <StatusMark status={statusOf(verdict)}>
          <FormattedMessage id="quote.verdict.answer" values={{ kind: verdict.kind }} />
        </StatusMark>
      </div>
      {verdict.kind === 'refused' && verdict.fault ? (
        <p>
          <FaultText fault={verdict.fault} />
        </p>
      ) : null}
      {verdict.kind === 'surcharge' ? (
        <p>
          <FormattedMessage id="quote.form.perKilogram" values={{ amount: <Money of={{ amount: verdict.fenPerKg, currency: 'CNY' }} /> }} />
        </p>
      ) : null}
      <GoodsRulings items={items ?? []} />
      {failure ? (
        <p>
          <FormattedMessage id="quote.ruling.missing" /> <FailureText failure={failure} />
        </p>
      ) : null}
      <details>
        <summary className={css.all}>
          <FormattedMessage id="quote.verdict.all" />
          <Icon of={icons.down} />
        </summary>
        <DataTable
          caption={<FormattedMessage id="quote.verdict.all" />}
          captionHidden
          columns={COLUMNS}
          rows={reached.map((country) => ({ country, verdict: verdictFor(country) }))}
          rowKey={({ country }) => country}
        />
      </details>
    </section>
  );
}

const CountryName = ({ country }: { country: Country }) => <FormattedMessage id={`quote.country.${country}`} />;

const COLUMNS: readonly Column<CountryVerdict>[] = [
  { id: 'country', header: <FormattedMessage id="quote.verdict.country" />, cell: ({ country }) => <CountryName country={country} /> },
  { id: 'verdict', header: <FormattedMessage id="quote.verdict.verdict" />, cell: ({ verdict }) => <Word verdict={verdict} /> },
  {
    id: 'surcharge', figures: true, header: <FormattedMessage id="quote.verdict.perKilogram" />,
    cell: ({ verdict }) => (verdict.kind === 'surcharge' ? <Money of={{ amount: verdict.fenPerKg, currency: 'CNY' }} /> : <FormattedMessage id="quote.verdict.none" />),
  },
];

const statusOf = ({ kind }: ToldVerdict) => (kind === 'refused' ? 'attention' : 'delivered');

function Word({ verdict }: { verdict: ToldVerdict }) {
  return (
    <StatusMark status={statusOf(verdict)}>
      <FormattedMessage id={`quote.verdict.${verdict.kind}`} />
    </StatusMark>
  );
}
