import { startTransition, Suspense, useState } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Button, DisclosureRow, Icon, icons } from '@amberlane/ui';
import { LatePasteAddress } from '../../late/late-paste-address.ts';
import type { Side } from '../from-order.ts';
import type { WizardState } from '../use-wizard.ts';
import { BookDialog } from './book-dialog.tsx';
import { withPasted } from './party-fields.ts';
import css from './party-tools.module.css';

/** Quicker ways to an address than typing it: the book, and a paste. */
export function PartyTools({ wizard, side }: { wizard: WizardState; side: Side }) {
  const { fill, values } = wizard;
  const [open, setOpen] = useState(false);
  const here = useMarket().country;
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
      <BookDialog wizard={wizard} side={side} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
