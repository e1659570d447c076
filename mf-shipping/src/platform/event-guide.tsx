import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@amberlane/contract/domain/webhook-events';
import { FactLedger, Icon, icons, Ltr } from '@amberlane/ui';
import { CodeBlock } from './code-block.tsx';
import { EventName, eventName } from './event-name.tsx';
import { eventSample } from './example-texts.ts';
import { attemptsInAll, retryWaits } from './retries.ts';
import css from './platform.module.css';

const METHOD = 'HMAC-SHA256';
const SIGNATURE = 'amberlane-signature';

/** Where the sample of one event stands beside all of them, as in the style sheet. */
const BESIDE = '(min-width: 768px)';
function watchBeside(onChange: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What an endpoint receives, for readers who have none yet: how, which events, and each of them as it is sent. */
export function EventGuide() {
  const intl = useIntl();
  const [chosen, setChosen] = useState<WebhookEvent | null>(null);
  const isBeside = useSyncExternalStore(watchBeside, () => matchMedia(BESIDE).matches, () => false);
  const shown = chosen ?? (isBeside ? WEBHOOK_EVENTS[0] : null);
  const pressed = useRef<HTMLButtonElement>(null);
  // The sample of an event above closes on phones: the pressed one stays in sight.
  useLayoutEffect(() => {
    pressed.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const sample = shown && intl.formatMessage({ id: 'platform.guide.sample' }, { event: eventName(shown, intl) });
  return (
    <>
      <Terms />
      <section className={css.guide} aria-labelledby="guide-events">
        <h2 id="guide-events" className={css.small}>
          <FormattedMessage id="platform.guide.events" />
        </h2>
        <ul role="list" className={`${css.list} ${css.guideEvents}`}>
          {WEBHOOK_EVENTS.map((event) => (
            <li key={event}>
              <button
                type="button"
                aria-pressed={isBeside ? event === shown : undefined}
                aria-expanded={isBeside ? undefined : event === shown}
                className={css.guideEvent}
                onClick={({ currentTarget }) => {
                  pressed.current = currentTarget;
                  setChosen(event === shown && !isBeside ? null : event);
                }}
              >
                <span className={css.eventWords}>
                  <b>
                    <EventName of={event} />
                  </b>
                  <Ltr code>{event}</Ltr>
                  <span className={css.meaning}>
                    <FormattedMessage id="platform.event.text" values={{ event: event.replace('.', '_') }} />
                  </span>
                </span>
                <Icon of={icons.chevron} className={css.eventMark} />
              </button>
              {event === shown && sample ? (
                <div className={css.sample}>
                  <h3 className={css.small}>{sample}</h3>
                  <CodeBlock text={eventSample(event)} label={sample} />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** How each event is signed, what our side expects, and what happens otherwise. */
function Terms() {
  const intl = useIntl();
  const { answerSeconds, retryHours, keepDays } = RULES.webhooks;
  return (
    <FactLedger
      facts={[
        {
          term: <FormattedMessage id="platform.terms.signature" />,
          value: <Ltr>{METHOD}</Ltr>,
          note: <Ltr code>{SIGNATURE}</Ltr>,
        },
        { term: <FormattedMessage id="platform.terms.answer" />, value: <FormattedMessage id="platform.terms.status" />, note: <FormattedMessage id="platform.terms.within" values={{ seconds: answerSeconds }} /> },
        {
          term: <FormattedMessage id="platform.terms.attempts" />,
          value: <FormattedMessage id="platform.terms.hours" values={{ count: attemptsInAll, hours: retryHours }} />,
          note: (
            <>
              <FormattedMessage id="platform.terms.waits" values={{ waits: retryWaits(intl) }} /> <FormattedMessage id="platform.terms.resend" values={{ days: keepDays }} />
            </>
          ),
        },
      ]}
    />
  );
}
