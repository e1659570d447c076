import { FormattedMessage } from '@amberlane/core';
import { EDITION } from '../../edition.ts';
import css from './details.module.css';

export default function Details() {
  return (
    <p className={css.details}>
      <FormattedMessage id="probe.details" values={{ edition: EDITION }} />
    </p>
  );
}
