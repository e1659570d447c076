import { FormattedMessage, type CallFailure } from '@amberlane/core';
import { Button, ButtonLink, Dialog } from '@amberlane/ui';
import { FormNotice } from '@amberlane/ui/fields';
import { entryPath } from './book-paths.ts';

interface DuplicateDialogProps {
  readonly existing: { readonly id: string; readonly name: string };
  readonly busy: boolean;
  /** Why it could not be saved as well. */
  readonly failure: CallFailure | null;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** The book has such an address: open that one, save this one as well, or go back to the form. */
export function DuplicateDialog({ existing: { id, name }, busy, failure, onKeep, onClose }: DuplicateDialogProps) {
  return (
    <Dialog
      kind="confirm"
      open
      onClose={onClose}
      title={<FormattedMessage id="address-form.duplicate.title" />}
      actions={
        <>
          <ButtonLink kind="primary" to={entryPath(id)}>
            <FormattedMessage id="address-form.duplicate.open" />
          </ButtonLink>
          <Button busy={busy} onClick={onKeep}>
            <FormattedMessage id="address-form.duplicate.keep" />
          </Button>
          <form method="dialog">
            <Button type="submit" kind="quiet">
              <FormattedMessage id="address-form.duplicate.back" />
            </Button>
          </form>
        </>
      }
    >
      <p>
        <FormattedMessage id="address-form.duplicate.text" values={{ name: <bdi>{name}</bdi> }} />
      </p>
      {failure ? <FormNotice failure={failure} /> : null}
    </Dialog>
  );
}
