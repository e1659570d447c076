import { useState } from 'react';
import { FormattedMessage, Slot, useIntl } from '@amberlane/core';
import { Dialog } from '@amberlane/ui';
import { withBookEntry, type Side } from '../from-order.ts';
import type { WizardState } from '../use-wizard.ts';
import { withCountry } from '../with-country.ts';
import css from './book-dialog.module.css';

interface BookDialogProps {
  readonly wizard: Pick<WizardState, 'fill' | 'values'>;
  readonly side: Side;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The address book; the entry that is chosen fills in its side, country and all. It brings a form of its own: never inside of another. */
export function BookDialog({ wizard: { fill, values }, side, open, onClose }: BookDialogProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Dialog
      open={open}
      title={<FormattedMessage id={side === 'sender' ? 'ship-parties.book.sender' : 'ship-parties.book.recipient'} />}
      closeLabel={intl.formatMessage({ id: 'ship.close' })}
      onClose={onClose}
    >
      {open ? (
        <Slot
          name="address-picker"
          props={{
            side: side === 'sender' ? 'sender' : 'receiver',
            chosen,
            onChoose: (entry) => {
              setChosen(entry.id);
              fill(withBookEntry(withCountry(values, side, entry.address.countryCode), side, entry));
              onClose();
            },
          }}
        >
          <p className={css.late}>
            <FormattedMessage id="ship-parties.book.none" />
          </p>
        </Slot>
      ) : null}
    </Dialog>
  );
}
