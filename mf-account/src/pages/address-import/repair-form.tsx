import { useEffect, useRef } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import { ContractForm, FormActions, SubmitButton, useContractForm } from '@amberlane/ui/fields';
import { addAddress } from '@amberlane/contract/call-index/address-book';
import { EntryFields } from '../../addresses/entry-fields.tsx';
import { toContent, type EntryContent } from '../../addresses/entry-values.ts';

interface RepairFormProps {
  readonly initial: EntryContent;
  readonly onDone: (values: EntryContent) => Promise<void>;
  readonly onLeave: () => void;
}

/** The form of one row: the same as for an address of the book. Nothing is sent yet. */
export function RepairForm({ initial, onDone, onLeave }: RepairFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('select')?.focus(), []);
  const form = useContractForm<EntryContent>({
    contract: addAddress.load,
    initial,
    toRequest: toContent,
    submit: async (values) => {
      await onDone(values);
      return undefined;
    },
  });
  return (
    <div ref={box}>
      <ContractForm form={form}>
        <EntryFields form={form} defaults={false} />
        <FormActions
          back={
            <Button kind="quiet" onClick={onLeave}>
              <FormattedMessage id="address-import.leave" />
            </Button>
          }
        >
          <SubmitButton busy={form.submitting}>
            <FormattedMessage id="address-import.take" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
    </div>
  );
}
