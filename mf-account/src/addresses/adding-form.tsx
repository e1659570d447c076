import { useState, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { READER_KEY_PREFIX, type Country } from '@amberlane/contract/site';
import { ContractForm, DraftNote, FormActions, SubmitButton, useContractForm, useDraft } from '@amberlane/ui/fields';
import { addAddress } from '@amberlane/contract/call-index/address-book';
import { customerApi } from '../api/customer-api.ts';
import { addressCalls, type AddressEntry } from './address-calls.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { EntryFields } from './entry-fields.tsx';
import { blankEntry, toContent, type EntryContent } from './entry-values.ts';

interface AddingFormProps {
  /** With which the form begins. */
  readonly country: Country;
  /** Way back, at the start of the last line. */
  readonly back: ReactNode;
  readonly onAdded: (entry: AddressEntry) => void;
}

interface Alike {
  readonly existing: { readonly id: string; readonly name: string };
  readonly values: EntryContent;
}

/** An address that is still to be written; asks first when the book has one like it. */
export function AddingForm({ country, back, onAdded }: AddingFormProps) {
  const [initial] = useState(() => blankEntry(country));
  const [add, { isLoading }] = addressCalls.useAddAddressMutation();
  const [alike, setAlike] = useState<Alike | null>(null);
  const send = async (values: EntryContent, keepDuplicate: boolean) => {
    const answer = await add({ ...toContent(values), keepDuplicate });
    const { error, data } = answer;
    setAlike(error && 'fields' in error && error.code === ERROR.ADDRESS_DUPLICATE && error.existing ? { existing: error.existing, values } : null);
    if (data) {
      forget();
      onAdded(data);
    }
    return answer;
  };
  const form = useContractForm<EntryContent>({
    contract: addAddress.load,
    initial,
    toRequest: toContent,
    submit: (values) => send(values, false),
  });
  // Another customer may use this device after a session that ended by itself.
  const { data: customer } = customerApi.useCustomerQuery(null);
  const { draft, forget } = useDraft(form, `${READER_KEY_PREFIX}address.new.${customer?.userId ?? ''}`);
  const discard = (): void => {
    forget();
    form.setValues(initial);
  };
  return (
    <>
      <ContractForm form={form}>
        <EntryFields form={form} />
        <FormActions sticky back={back} note={<DraftNote draft={draft} onDiscard={discard} />}>
          <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="address-form.saving" />}>
            <FormattedMessage id="address-form.save" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
      {alike ? <DuplicateDialog existing={alike.existing} busy={isLoading} onKeep={() => void send(alike.values, true)} onClose={() => setAlike(null)} /> : null}
    </>
  );
}
