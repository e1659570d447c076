import { FormattedMessage, useToast } from '@amberlane/core';
import { Button, Notice, Weight } from '@amberlane/ui';
import { parcelOf } from '../from-order.ts';
import type { WizardState } from '../use-wizard.ts';
import { wizardCalls } from '../wizard-calls.ts';

/** The parcel of the newest order, to be taken over as it was: many ship the same again. */
export function LastParcel({ wizard: { fill, values, kept } }: { wizard: WizardState }) {
  const toast = useToast();
  const isOpen = values.weightGrams === '';
  const { data } = wizardCalls.useWizardNewestQuery({ pageSize: 2 }, { skip: !isOpen });
  const [ask, { isFetching }] = wizardCalls.useLazyWizardOrderQuery();
  const last = data?.list.find(({ id, weightGrams }) => id !== kept.orderId && weightGrams !== null);
  if (!isOpen || !last || last.weightGrams === null) return null;
  const take = async (): Promise<void> => {
    const { data: order } = await ask(last.id);
    if (order) fill({ ...values, ...parcelOf(order) });
    else toast('error', { id: 'ship-goods.last.failed' });
  };
  return (
    <Notice>
      <p>
        <FormattedMessage id="ship-goods.last" values={{ goods: <bdi key="goods">{last.goodsName}</bdi>, weight: <Weight key="weight" grams={last.weightGrams} /> }} />
      </p>
      <Button small busy={isFetching} onClick={() => void take()}>
        <FormattedMessage id="ship-goods.last.take" />
      </Button>
    </Notice>
  );
}
