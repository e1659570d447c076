import { FormattedMessage } from '@amberlane/core';
import { Button, Dialog, Notice } from '@amberlane/ui';
import { addressCalls, type AddressEntry } from '../../addresses/address-calls.ts';

interface DeleteDialogProps {
  readonly entry: AddressEntry;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before an address is deleted. An entry that is gone already counts as deleted. */
export function DeleteDialog({ entry, onClose, onDeleted }: DeleteDialogProps) {
  const [remove, { isLoading, isError }] = addressCalls.useDeleteAddressMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ id: entry.id });
    if (!error || ('status' in error && error.status === 404)) onDeleted();
  };
  return (
    <Dialog
      kind="confirm"
      open
      onClose={onClose}
      title={<FormattedMessage id="address-book.ask.title" />}
      actions={
        <>
          <Button kind="danger" busy={isLoading} onClick={() => void confirm()}>
            <FormattedMessage id="address-book.ask.yes" />
          </Button>
          <form method="dialog">
            <Button type="submit">
              <FormattedMessage id="address-book.ask.no" />
            </Button>
          </form>
        </>
      }
    >
      <p>
        <FormattedMessage id="address-book.ask.text" values={{ name: <bdi>{entry.name}</bdi> }} />
      </p>
      {isError ? (
        <Notice tone="attention" role="alert">
          <FormattedMessage id="address-book.ask.failed" />
        </Notice>
      ) : null}
    </Dialog>
  );
}
