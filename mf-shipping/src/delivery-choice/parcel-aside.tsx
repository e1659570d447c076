import { FormattedMessage } from '@amberlane/core';
import { Ltr, Money, TextLink, Time } from '@amberlane/ui';
import type { DecisionState } from './decision-calls.ts';
import css from './delivery-choice.module.css';

/** Beside the form: what was tried, whose parcel it is, and the rule by which sender and recipient decide. */
export function ParcelAside({ state }: { state: DecisionState }) {
  const { attempts, waybillNo, recipient } = state;
  return (
    <div className={css.aside}>
      {attempts.length > 0 ? (
        <section>
          <h2 className={css.asideTitle}>
            <FormattedMessage id="delivery-choice.attempts" />
          </h2>
          <ol role="list" className={css.attempts}>
            {attempts.toReversed().map(({ at, attempt, place, reason }) => (
              <li key={at}>
                <span>
                  <FormattedMessage id="delivery-choice.attempt" values={{ attempt, reason: reason ?? 'none' }} />
                </span>
                <span className={css.quiet}>
                  <FormattedMessage id="delivery-choice.attempt.where" values={{ time: <Time key="time" at={at} zone={place.timeZone} show="full" />, place: place.name }} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section>
        <h2 className={css.asideTitle}>
          <FormattedMessage id="delivery-choice.parcel" />
        </h2>
        <dl className={css.facts}>
          <div>
            <dt>
              <FormattedMessage id="delivery-choice.parcel.number" />
            </dt>
            <dd>
              <TextLink to={`track?numbers=${waybillNo}`}>
                <Ltr figures>{waybillNo}</Ltr>
              </TextLink>
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="delivery-choice.parcel.recipient" />
            </dt>
            <dd>
              <bdi>{recipient.name}</bdi>
              <br />
              <Ltr>{recipient.phone}</Ltr>
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="delivery-choice.parcel.address" />
            </dt>
            <dd>
              {recipient.addressLines.map((line) => (
                <bdi key={line}>
                  {line}
                  <br />
                </bdi>
              ))}
            </dd>
          </div>
        </dl>
      </section>
      <Rules state={state} />
    </div>
  );
}

/** The rule of the contract in words, with the figures of the configuration. */
function Rules({ state: { free, feePerAttempt, reader, period } }: { state: DecisionState }) {
  return (
    <section>
      <h2 className={css.asideTitle}>
        <FormattedMessage id="delivery-choice.rule.title" />
      </h2>
      <ul className={css.rules}>
        <li>
          <FormattedMessage id="delivery-choice.rule.recipient" />
        </li>
        <li>
          <FormattedMessage id="delivery-choice.rule.sender" />
        </li>
        <li>
          <FormattedMessage id="delivery-choice.rule.replace" />
        </li>
        <li>
          <FormattedMessage id="delivery-choice.rule.fee" values={{ attempts: free.attempts, days: free.days, fee: <Money key="fee" of={feePerAttempt} /> }} />
        </li>
        <li>
          <FormattedMessage id="delivery-choice.rule.pays" values={{ reader }} />
        </li>
        {period ? (
          <li>
            <FormattedMessage id="delivery-choice.rule.days" values={{ days: period.days }} />
          </li>
        ) : null}
      </ul>
      <p>
        <TextLink to="contact-us" kind="more">
          <FormattedMessage id="delivery-choice.contact" />
        </TextLink>
      </p>
    </section>
  );
}
