import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, useRoutes } from '@amberlane/core';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, ButtonLink, Icon, icons, Ltr, Money, Notice, Weight } from '@amberlane/ui';
import { Expiry } from './expiry.tsx';
import { bookingAddress, type QuoteEntry } from './quote-entry.ts';
import { quoteNumber } from './quote-number.ts';
import css from './quote-card.module.css';

interface QuoteCardProps {
  readonly quote: Quote;
  readonly entry: QuoteEntry;
  readonly busy: boolean;
  readonly onRenew: () => void;
}

const CONTACT = 'express/contact-proficient';

/** The price of one product with every line, its number and how long it holds: what is booked, and what is printed. */
export function QuoteCard({ quote, entry, busy, onRenew }: QuoteCardProps) {
  const routes = useRoutes();
  const { product, origin, destination, transit, total, display, validUntil, notes, remarks } = quote;
  const told = [...new Set([...notes.filter(({ severity }) => severity === 'info'), ...remarks].map(({ text }) => text))];
  return (
    <section className={css.card} aria-labelledby="order-quote-sum">
      <div className={css.head}>
        <h2 id="order-quote-sum" data-arrival className={css.lane}>
          <FormattedMessage id="order-quote.lane" values={{ origin: <bdi>{origin.name}</bdi>, destination: <bdi>{destination.name}</bdi>, product: <FormattedMessage id={`order-quote.product.${product}`} /> }} />
        </h2>
        <p className={css.sum}>
          <Money of={total} />
        </p>
        {display ? (
          <p>
            <FormattedMessage id="order-quote.about" values={{ amount: <Money of={display} /> }} />
          </p>
        ) : null}
      </div>
      <p className={css.transit}>
        <Icon of={icons.calendar} />
        <FormattedMessage id="order-quote.days" values={transit} />
      </p>
      <div className={css.body}>
        {notes
          .filter(({ severity }) => severity === 'warning')
          .map(({ code, text }) => (
            <Notice key={code} tone="attention">
              {text}
            </Notice>
          ))}
        <p className={css.meta}>
          <FormattedMessage id="order-quote.chargeable" values={{ weight: <Weight grams={quote.chargeable.chargeableGrams} /> }} /> {quote.chargeable.text}
        </p>
        <Lines quote={quote} />
        <dl className={css.number}>
          <dt>
            <FormattedMessage id="order-quote.number" />
          </dt>
          <dd>
            <Ltr code>{quoteNumber(quote)}</Ltr>
          </dd>
        </dl>
        <Expiry validUntil={validUntil} zone={COUNTRY_TIME_ZONE[origin.country]} busy={busy} onRenew={onRenew} />
        <div className={css.actions}>
          <ButtonLink kind="primary" wide to={bookingAddress(entry, quote)}>
            <FormattedMessage id="order-quote.book" />
          </ButtonLink>
          <Button className={css.scripted} onClick={() => print()}>
            <Icon of={icons.doc} />
            <FormattedMessage id="order-quote.print" />
          </Button>
          {routes.has(CONTACT) ? (
            <ButtonLink kind="quiet" to={CONTACT}>
              <FormattedMessage id="order-quote.contact" />
            </ButtonLink>
          ) : null}
        </div>
        {told.length > 0 ? (
          <ul className={css.notes}>
            {told.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
        <p className={css.meta}>{quote.estimate}</p>
      </div>
    </section>
  );
}

type Line = Quote['lines'][number];

/** Each line with the rule it comes from; a rule is named once. */
function Lines({ quote: { lines, rules, total } }: { quote: Quote }) {
  const since = (line: Line): string | undefined => (lines.find(({ ruleId }) => ruleId === line.ruleId) === line ? rules.find(({ id }) => id === line.ruleId)?.validFrom : undefined);
  return (
    <table className={css.lines}>
      <caption className={css.caption}>
        <FormattedMessage id="order-quote.lines" />
      </caption>
      <tbody>
        {lines.map((line) => (
          <Row key={`${line.code} ${line.ruleId} ${line.quantity} ${line.rate}`} amount={<Money of={{ amount: line.amount, currency: line.currency }} />}>
            <bdi>{line.label}</bdi>
            <RuleOf line={line} since={since(line)} />
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row amount={<Money of={total} />}>
          <FormattedMessage id="order-quote.total" />
        </Row>
      </tfoot>
    </table>
  );
}

const Row = ({ amount, children }: { amount: ReactNode; children: ReactNode }) => (
  <tr>
    <th scope="row">{children}</th>
    <td>{amount}</td>
  </tr>
);

function RuleOf({ line: { ruleId }, since }: { line: Line; since: string | undefined }) {
  const intl = useIntl();
  if (since === undefined) return null;
  const day = intl.formatDate(`${since}T00:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <small>
      <FormattedMessage
        id="order-quote.rule"
        values={{
          rule: <Ltr code>{ruleId}</Ltr>,
          // Browsers know other names of months than the server's Intl; both are right.
          day: (
            <time dateTime={since} suppressHydrationWarning>
              {day}
            </time>
          ),
        }}
      />
    </small>
  );
}
