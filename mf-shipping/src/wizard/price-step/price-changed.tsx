import { FormattedMessage } from '@amberlane/core';
import { Button, Money, Notice } from '@amberlane/ui';
import type { OrderPrice } from '../use-price.ts';

/** Another price than the one that was seen: it is said, and holds only once it is accepted. */
export function PriceChanged({ price: { change, accept } }: { price: OrderPrice }) {
  if (!change) return null;
  const money = (amount: number) => <Money of={{ amount, currency: 'CNY' }} />;
  return (
    <Notice tone="attention" role="alert">
      <p>
        <FormattedMessage id="ship.price.changed" values={{ from: money(change.from), to: money(change.to) }} />
      </p>
      <Button small onClick={accept}>
        <FormattedMessage id="ship.price.accept" />
      </Button>
    </Notice>
  );
}
