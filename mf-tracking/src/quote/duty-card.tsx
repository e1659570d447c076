import type { Quote } from '@amberlane/contract/calls/quotes';
import { FormattedMessage } from '@amberlane/core';
import { Card, Icon, icons, Ltr, Money, TextLink } from '@amberlane/ui';
import { Percent } from './percent.tsx';
import { ownTotal } from './own-total.ts';
import { RuleDay } from './rule-day.tsx';
import css from './duty-card.module.css';

const OF_TAXES: ReadonlySet<Quote['notes'][number]['code']> = new Set(['TAXES_INCLUDED', 'TAX_FREE', 'TAX_NEEDS_VALUE', 'TAX_NOT_ESTIMATED']);

export const isTaxNote = ({ code }: Quote['notes'][number]): boolean => OF_TAXES.has(code);

/** Leads here from the price. */
export const DUTY_ID = 'quote-duty';

/** What customs may ask for: an estimate with its rule, kept apart from our price. Nothing inside one country. */
export function DutyCard({ quote }: { quote: Quote }) {
  const tax = quote.lines.find(({ code }) => code === 'TAX_ESTIMATE');
  const notes = quote.notes.filter(isTaxNote);
  if (!tax && notes.length === 0) return null;
  const ruleIds = new Set([tax?.ruleId, ...notes.map(({ ruleId }) => ruleId)]);
  return (
    <div id={DUTY_ID} className={css.place}>
      <Card tone="soft" title={<FormattedMessage id="quote.duty.title" />}>
        <div className={css.duty} title={[...ruleIds].filter(Boolean).join(', ')}>
          <Icon of={icons.customs} className={css.icon} />
          <div className={css.words}>
            {tax ? <Estimate tax={tax} quote={quote} /> : null}
            {notes.map(({ code, text }) => (
              <p key={code}>{text}</p>
            ))}
            {quote.rules
              .filter(({ id }) => ruleIds.has(id))
              .map(({ id, validFrom }) => (
                <p key={id} className={css.rule}>
                  <FormattedMessage id="quote.lines.since" values={{ rule: <Ltr code>{id}</Ltr>, day: <RuleDay of={validFrom} /> }} />
                </p>
              ))}
            <p>
              <TextLink to="help#who-pays">
                <FormattedMessage id="quote.duty.who" />
              </TextLink>
            </p>
          </div>
        </div>
      </Card>
    </div>
  );
}

function Estimate({ tax: { amount, rate }, quote }: { tax: Quote['lines'][number]; quote: Quote }) {
  return (
    <>
      <p>
        <b>
          <FormattedMessage id="quote.duty.estimate" values={{ amount: <Money of={{ amount, currency: 'CNY' }} />, percent: <Percent basisPoints={rate} /> }} />
        </b>
      </p>
      <p>
        <FormattedMessage id="quote.duty.together" values={{ amount: <Money of={{ amount: ownTotal(quote) + amount, currency: 'CNY' }} /> }} />
      </p>
    </>
  );
}
