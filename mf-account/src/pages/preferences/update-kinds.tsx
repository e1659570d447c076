import { FormattedMessage } from '@amberlane/core';
import css from './preferences.module.css';

/** Groups of the events that subscribers of a parcel are told by email (`api`, `tracking-subscriptions/update-codes.ts`). */
const KINDS = ['way', 'customs', 'delivery', 'problem'] as const;

/** What updates about a parcel are about. */
export const UpdateKinds = () => (
  <dl className={css.kinds}>
    {KINDS.map((kind) => (
      <div key={kind}>
        <dt>
          <FormattedMessage id={`preferences.kind.${kind}`} />
        </dt>
        <dd>
          <FormattedMessage id={`preferences.kind.${kind}.text`} />
        </dd>
      </div>
    ))}
  </dl>
);
