import { FormattedMessage, useIntl } from '@amberlane/core';
import { WEBHOOK_EVENTS } from '@amberlane/contract/domain/webhook-events';
import { Ltr, TextLink } from '@amberlane/ui';
import { CodeBlock } from './code-block.tsx';
import { EventName } from './event-name.tsx';
import { EVENT_SAMPLE } from './example-texts.ts';
import { platformHref } from './platform-view.ts';
import css from './platform.module.css';

/** What an endpoint receives, for readers who have none yet: the events, and one of them as it is sent. */
export function EventGuide() {
  const intl = useIntl();
  return (
    <div className={css.guide}>
      <section className={css.section} aria-labelledby="guide-events">
        <h2 id="guide-events" className={css.small}>
          <FormattedMessage id="platform.guide.events" />
        </h2>
        <ul role="list" className={css.list}>
          {WEBHOOK_EVENTS.map((event) => (
            <li key={event} className={css.guideEvent}>
              <EventName of={event} /> <Ltr code>{event}</Ltr>
            </li>
          ))}
        </ul>
        <p>
          <TextLink to={platformHref({ view: 'examples' })} kind="more">
            <FormattedMessage id="platform.guide.more" />
          </TextLink>
        </p>
      </section>
      <div className={css.section}>
        <h2 className={css.small}>
          <FormattedMessage id="platform.guide.sample" />
        </h2>
        <CodeBlock text={EVENT_SAMPLE} label={intl.formatMessage({ id: 'platform.guide.sample' })} />
      </div>
    </div>
  );
}
