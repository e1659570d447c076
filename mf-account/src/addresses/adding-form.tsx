import { useState, type ReactNode } from 'react';
import { FormattedMessage, type CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { READER_KEY_PREFIX, type Country } from '@amberlane/contract/site';
import { ContractForm, DraftNote, FormActions, SubmitButton, useContractForm, useDraft } from '@amberlane/ui/fields';
import { addAddress } from '@amberlane/contract/call-index/address-book';
import { failureIn } from '../api/beside-field.ts';
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
  /** Why it could not be saved beside the other one; null before that is tried. */
  readonly failure: CallFailure | null;
}

/** An address that is still to be written; asks first when the book has one like it. */
export function AddingForm({ country, back, onAdded }: AddingFormProps) {
  const [initial] = useState(() => blankEntry(country));
  const [add, { isLoading }] = addressCalls.useAddAddressMutation();
  const [alike, setAlike] = useState<Alike | null>(null);
  const send = async (values: EntryContent, keepDuplicate: boolean) => {
    const answer = await add({ ...toContent(values), keepDuplicate });
    const failure = failureIn(answer);
    if (failure?.code === ERROR.ADDRESS_DUPLICATE && failure.existing) setAlike({ existing: failure.existing, values, failure: null });
    if (answer.data) {
      setAlike(null);
      forget();
      onAdded(answer.data);
    }
    return answer;
  };
  const keep = async (other: Alike): Promise<void> => {
    const answer = await send(other.values, true);
    if (answer.error) setAlike({ ...other, failure: failureIn(answer) });
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
        <FormActions start back={back} note={<DraftNote draft={draft} onDiscard={discard} />}>
          <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="address-form.saving" />}>
            <FormattedMessage id="address-form.save" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
      {alike ? <DuplicateDialog existing={alike.existing} busy={isLoading} failure={alike.failure} onKeep={() => void keep(alike)} onClose={() => setAlike(null)} /> : null}
    </>
  );
}
