import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Chip, ChipRow } from '@amberlane/ui';
import { withBookEntry } from '../from-order.ts';
import { knownRecipients } from '../known-recipients.ts';
import type { WizardState } from '../use-wizard.ts';
import { withCountry } from '../with-country.ts';
import type { BookEntry } from '../wizard-calls.ts';
import css from './shipment-step.module.css';

interface KnownRecipientsProps {
  readonly wizard: WizardState;
  /** Opens the address book. */
  readonly onBook: () => void;
}

/** Recipients of the address book: one press names country and recipient. The whole book is behind a button. */
export function KnownRecipients({ wizard, onBook }: KnownRecipientsProps) {
  const intl = useIntl();
  const { fill, kind, values } = wizard;
  const shown = knownRecipients(wizard);
  if (shown.length === 0) return null;
  const isChosen = ({ name, address }: BookEntry): boolean => values.acceptName === name && values.receiverAddress.street === address.street && values.receiverAddress.countryCode === address.countryCode;
  return (
    <div className={css.known}>
      <div className={css.knownHead}>
        <p className={css.knownTitle} aria-hidden="true">
          <FormattedMessage id="ship.to.known" />
        </p>
        <Button kind="quiet" small className={css.all} onClick={onBook}>
          <FormattedMessage id="ship.to.all" />
        </Button>
      </div>
      <ChipRow label={intl.formatMessage({ id: 'ship.to.known' })}>
        {shown.map((entry) => (
          <Chip key={entry.id} chosen={isChosen(entry)} onChoose={() => fill(withBookEntry(withCountry(values, 'recipient', entry.address.countryCode), 'recipient', entry))}>
            <span className={css.person}>
              <FormattedMessage id="ship.to.person" values={{ name: <bdi key="name">{entry.name}</bdi>, place: <bdi key="place">{(kind === 'local' && entry.address.city) || intl.formatDisplayName(entry.address.countryCode, { type: 'region' })}</bdi> }} />
            </span>
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
