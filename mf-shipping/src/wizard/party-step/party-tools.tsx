import { startTransition, Suspense, useState } from 'react';
import { FormattedMessage, Slot, useIntl, useMarket } from '@amberlane/core';
import { Button, Dialog, DisclosureRow, Icon, icons } from '@amberlane/ui';
import { LatePasteAddress } from '../../late/late-paste-address.ts';
import { withBookEntry, type Side } from '../from-order.ts';
import type { WizardState } from '../use-wizard.ts';
import { withCountry } from '../with-country.ts';
import { withPasted } from './party-fields.ts';
import css from './party-tools.module.css';

/** Quicker ways to an address than typing it: the book, and a paste. */
export function PartyTools({ wizard: { fill, values }, side }: { wizard: WizardState; side: Side }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const here = useMarket().country;
  const [chosen, setChosen] = useState<string | null>(null);
  const country = (side === 'sender' ? values.senderAddress : values.receiverAddress).countryCode;
  return (
    <div className={css.tools}>
      <div className={css.paste}>
        <DisclosureRow summary={<FormattedMessage id="ship-parties.paste" />}>
          <Suspense fallback={null}>
            <LatePasteAddress country={country === '' ? here : country} onParsed={(fields) => fill(withPasted(values, side, fields))} />
          </Suspense>
        </DisclosureRow>
      </div>
      {/* A modal restyles the whole page: the press is painted first. */}
      <Button onClick={() => startTransition(() => setOpen(true))}>
        <Icon of={icons.book} />
        <FormattedMessage id="ship-parties.book" />
      </Button>
      <Dialog
        open={open}
        title={<FormattedMessage id={side === 'sender' ? 'ship-parties.book.sender' : 'ship-parties.book.recipient'} />}
        closeLabel={intl.formatMessage({ id: 'ship.close' })}
        onClose={() => setOpen(false)}
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
                setOpen(false);
              },
            }}
          >
            <p className={css.late}>
              <FormattedMessage id="ship-parties.book.none" />
            </p>
          </Slot>
        ) : null}
      </Dialog>
    </div>
  );
}
