import { useState } from 'react';
import { FormattedMessage, useGoTo, useToast, type CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { READER_KEY_PREFIX } from '@amberlane/contract/site';
import { ContractForm, DraftNote, FormActions, SubmitButton, useContractForm, useDraft } from '@amberlane/ui/fields';
import { addAddress } from '@amberlane/contract/call-index/address-book';
import { failureIn } from '../../api/beside-field.ts';
import { addressCalls, type AddressEntry } from '../../addresses/address-calls.ts';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import { EntryFields } from '../../addresses/entry-fields.tsx';
import { contentOf, toContent, type EntryContent } from '../../addresses/entry-values.ts';
import { BackToBook } from './back-to-book.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';

/** An address of the book. The version that the form began with stays its own, whatever other tabs save meanwhile. */
export function ChangeForm({ entry }: { entry: AddressEntry }) {
  const goTo = useGoTo();
  const toast = useToast();
  const [base, setBase] = useState(entry);
  const [theirs, setTheirs] = useState<AddressEntry | null>(null);
  /** Why the own version could not be saved over theirs. */
  const [notKept, setNotKept] = useState<CallFailure | null>(null);
  const [update, { isLoading }] = addressCalls.useUpdateAddressMutation();
  const [ask] = addressCalls.useLazyAddressQuery();
  const { id } = base;

  const save = async (values: EntryContent, version: number) => {
    const answer = await update({ ...toContent(values), id, version });
    const { error } = answer;
    if (!error) {
      forget();
      toast('success', 'saved');
      goTo(BOOK_PATH);
      return answer;
    }
    if (!('code' in error) || error.code !== ERROR.CONFLICT) return answer;
    const { data } = await ask({ id });
    setTheirs(data ?? null);
    // The card below says what differs; no single field is wrong.
    return { error: { ...error, fields: [] } };
  };
  const form = useContractForm<EntryContent>({
    contract: addAddress.load,
    initial: contentOf(entry),
    toRequest: toContent,
    submit: (values) => save(values, base.version),
  });
  const { draft, forget } = useDraft(form, `${READER_KEY_PREFIX}address.${id}.${base.version}`);
  const keep = async (version: number): Promise<void> => {
    setNotKept(null);
    const failure = failureIn(await save(form.values, version));
    // Another conflict shows as the newer version that it brought.
    setNotKept(failure?.code === ERROR.CONFLICT ? null : failure);
  };
  const take = (saved: AddressEntry): void => {
    form.setValues(contentOf(saved));
    forget();
    setBase(saved);
    setTheirs(null);
    setNotKept(null);
  };
  const discard = (): void => {
    forget();
    form.setValues(contentOf(base));
  };
  return (
    <ContractForm form={form}>
      <EntryFields form={form} />
      {theirs ? <ChangedElsewhere mine={toContent(form.values)} theirs={contentOf(theirs)} busy={isLoading} failure={notKept} onKeep={() => void keep(theirs.version)} onTake={() => take(theirs)} /> : null}
      <FormActions sticky start note={<DraftNote draft={draft} onDiscard={discard} />} back={<BackToBook />}>
        <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="address-form.saving" />}>
          <FormattedMessage id="address-form.save" />
        </SubmitButton>
      </FormActions>
    </ContractForm>
  );
}
