import { FormattedMessage, useToast } from '@amberlane/core';
import { Button, Notice } from '@amberlane/ui';
import { addressCalls, type AddressEntry } from '../../addresses/address-calls.ts';
import { contentOf } from '../../addresses/entry-values.ts';
import { focusOnArrival } from '../../focus-on-arrival.ts';
import css from './entry-list.module.css';

/** What was deleted, with the way back; the focus is here, since its button is gone. */
export function DeletedEntry({ entry, onBack }: { entry: AddressEntry; onBack: () => void }) {
  const [restore, { isLoading, isError }] = addressCalls.useAddAddressMutation();
  const toast = useToast();
  const undo = async (): Promise<void> => {
    const { error } = await restore({ ...contentOf(entry), keepDuplicate: true });
    if (error) return;
    toast('success', 'done');
    onBack();
  };
  return (
    <div ref={focusOnArrival} tabIndex={-1} className={css.deleted}>
      <Notice tone={isError ? 'attention' : 'done'} role="status">
        <p>
          <FormattedMessage id={isError ? 'address-book.deleted.failed' : 'address-book.deleted'} values={{ name: <bdi>{entry.name}</bdi> }} />
        </p>
        <Button small busy={isLoading} onClick={() => void undo()}>
          <FormattedMessage id="address-book.undo" />
        </Button>
      </Notice>
    </div>
  );
}
