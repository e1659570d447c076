import { FormattedMessage, useIntl } from '@amberlane/core';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { Icon, icons, Weight } from '@amberlane/ui';
import { journeyOrigin } from '../../journey/journey-stops.ts';
import { dueOf } from './due.ts';
import { DueNotes, DueText, dueTermId } from './due-text.tsx';
import css from './route-summary.module.css';

/** From where to where, what it is, and when it should be at the door. */
export function Way({ waybill }: { waybill: TrackedWaybill }) {
  return (
    <div className={css.way}>
      <div>
        <p className={css.cities}>
          <Cities waybill={waybill} />
        </p>
        <p className={css.meta}>
          <ParcelFacts waybill={waybill} />
        </p>
      </div>
      <Expected waybill={waybill} />
    </div>
  );
}

function Expected({ waybill }: { waybill: TrackedWaybill }) {
  const due = dueOf(waybill);
  if (!due) return null;
  return (
    <p className={css.fact}>
      <span className={css.meta}>
        <FormattedMessage id={dueTermId(due)} />
      </span>
      {due.kind === 'held' ? <DueText due={due} /> : <b><DueText due={due} /></b>}
      <span className={css.notes}>
        <DueNotes due={due} place={waybill.destination.name} className={css.missed} />
      </span>
    </p>
  );
}

/** Product, weight and pieces in a line. */
export function ParcelFacts({ waybill: { expressType, weightGrams, pacNumber } }: { waybill: TrackedWaybill }) {
  return (
    <FormattedMessage
      id="track.way.facts"
      values={{ product: <FormattedMessage key="product" id={`track.product.${expressType}`} />, weight: <Weight key="weight" grams={weightGrams} />, pieces: pacNumber }}
    />
  );
}

/** From where, as the journey begins, to where. */
export function Cities({ waybill }: { waybill: TrackedWaybill }) {
  const intl = useIntl();
  return (
    <>
      <span>{journeyOrigin(waybill).name}</span>
      <Icon of={icons.arrow} className={css.arrow} label={intl.formatMessage({ id: 'track.way.to' })} />
      <span>{waybill.destination.name}</span>
    </>
  );
}
