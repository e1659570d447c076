import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Icon, icons, Time, Weight, zonedDay } from '@amberlane/ui';
import { PlaceTime } from '../../clock/place-time.tsx';
import css from './route-summary.module.css';

/** From where to where, what it is, and when it should be at the door. */
export function Way({ waybill }: { waybill: TrackedWaybill }) {
  const intl = useIntl();
  const { origin, destination, expressType, weightGrams, pacNumber } = waybill;
  return (
    <div className={css.way}>
      <div>
        <p className={css.cities}>
          <span>{origin.name}</span>
          <Icon of={icons.arrow} className={css.arrow} label={intl.formatMessage({ id: 'track.way.to' })} />
          <span>{destination.name}</span>
        </p>
        <p className={css.meta}>
          <FormattedMessage
            id="track.way.facts"
            values={{ product: <FormattedMessage id={`track.product.${expressType}`} />, weight: <Weight grams={weightGrams} />, pieces: pacNumber }}
          />
        </p>
      </div>
      <Expected waybill={waybill} />
    </div>
  );
}

/**
 * Day of the delivery, the days on which it is expected, or why none can be named. Expected days are days of the
 * destination, whatever clock the reader chose.
 */
function Expected({ waybill: { expressStatus, events, expected, destination } }: { waybill: TrackedWaybill }) {
  const newest = events[0];
  if (expressStatus === 'DELIVERED' && newest) {
    return (
      <Fact termId="track.way.delivered">
        <b>
          <PlaceTime at={newest.occurredAt} zone={newest.place.timeZone} show="day" />
        </b>
      </Fact>
    );
  }
  if (expressStatus === 'CUSTOMS_HELD') {
    return (
      <Fact termId="track.way.expected">
        <FormattedMessage id="track.way.held" />
      </Fact>
    );
  }
  if (!expected) return null;
  const { timeZone, name } = destination;
  const from = <Time at={expected.from} zone={timeZone} show="day" />;
  const to = <Time at={expected.to} zone={timeZone} show="day" />;
  const oneDay = zonedDay(expected.from, timeZone) === zonedDay(expected.to, timeZone);
  return (
    <Fact termId="track.way.expected">
      <b>{oneDay ? from : <FormattedMessage id="track.way.days" values={{ from, to }} />}</b>
      <span className={css.meta}>
        <FormattedMessage id="track.way.zone" values={{ place: name }} />
      </span>
      {expected.missed ? (
        <span className={css.missed}>
          <FormattedMessage id="track.way.missed" values={{ day: <Time at={expected.missed} zone={timeZone} show="day" /> }} />
        </span>
      ) : null}
    </Fact>
  );
}

function Fact({ termId, children }: { termId: string; children: ReactNode }) {
  return (
    <p className={css.fact}>
      <span className={css.meta}>
        <FormattedMessage id={termId} />
      </span>
      {children}
    </p>
  );
}
