import { FormattedMessage } from '@amberlane/core';
import { WEBHOOK_EVENTS } from '@amberlane/contract/domain/webhook-events';
import { Ltr } from '@amberlane/ui';
import type { TextBinding } from '@amberlane/ui/fields';
import { EventName } from './event-name.tsx';
import css from './platform.module.css';

/** Events of an endpoint; the value holds the chosen ones, parted by commas. */
export function EventChoice({ id, name, value, error, onValue, onLeave }: TextBinding) {
  const chosen = value.split(',');
  const toggle = (event: string): void => onValue(WEBHOOK_EVENTS.filter((one) => (one === event) !== chosen.includes(one)).join());
  return (
    <fieldset className={css.events} aria-describedby={error === undefined ? undefined : `${id}-fault`}>
      <legend>
        <FormattedMessage id="platform.form.events" />
      </legend>
      {WEBHOOK_EVENTS.map((event, index) => (
        <label key={event} className={css.event}>
          {/* The first one carries the id, so that the summary's link lands in the group. */}
          <input id={index === 0 ? id : undefined} type="checkbox" name={name} value={event} checked={chosen.includes(event)} onChange={() => toggle(event)} onBlur={onLeave} />
          <span>
            <EventName of={event} /> <span className={css.soft}><Ltr>{event}</Ltr></span>
          </span>
        </label>
      ))}
      {error === undefined ? null : (
        <p id={`${id}-fault`} className={css.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
