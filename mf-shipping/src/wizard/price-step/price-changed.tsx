import { FormattedMessage } from '@amberlane/core';
import { Button, Money, Notice } from '@amberlane/ui';
import { priceNoticeId } from '../price-change.ts';
import type { WizardState } from '../use-wizard.ts';

/** Another price than the one that was seen: it is said, and holds only once it is accepted. Takes the focus of who goes on without. */
export function PriceChanged({ wizard: { form, price } }: { wizard: WizardState }) {
  const { change, accept } = price;
  if (!change) return null;
  const money = (amount: number) => <Money of={{ amount, currency: 'CNY' }} />;
  return (
    <div id={priceNoticeId(form.id)} tabIndex={-1}>
      <Notice tone="attention" role="alert">
        <p>
          <FormattedMessage id="ship.price.changed" values={{ from: money(change.from), to: money(change.to) }} />
        </p>
        <Button small onClick={accept}>
          <FormattedMessage id="ship.price.accept" />
        </Button>
      </Notice>
    </div>
  );
}
