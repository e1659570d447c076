import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { READER_KEY_PREFIX } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useToast } from '@amberlane/core';
import { Button, Notice, TextLink } from '@amberlane/ui';
import { ContractForm, DraftNote, FieldGroup, FormActions, SubmitButton, useContractForm, useDraft, useLeaveWarning, type ContractFormState } from '@amberlane/ui/fields';
import { updateCustomer } from '@amberlane/contract/call-index/accounts';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import { basicDataApi } from '../../api/basic-data-api.ts';
import type { Customer } from '../../api/customer-api.ts';
import { basicDataOf, isSame, requestOf, type BasicData } from './basic-data.ts';
import { CompanyFields, NameFields, PlaceFields } from './basic-data-fields.tsx';
import css from './personal.module.css';

/** Name, company and own address of the customer. What is typed survives a reload and the end of the session. */
export function BasicDataForm({ customer }: { customer: Customer }) {
  const intl = useIntl();
  const toast = useToast();
  const [save] = basicDataApi.useSaveBasicDataMutation();
  const saved = useRef<() => void>(undefined);
  const form = useContractForm<BasicData>({
    contract: updateCustomer.load,
    initial: basicDataOf(customer),
    toRequest: (values) => requestOf(customer, values),
    submit: async (values) => {
      const answer = await save(requestOf(customer, values));
      if (answer.error === undefined) {
        saved.current?.();
        toast('success', 'saved');
      }
      return answer;
    },
  });
  const { draft, forget } = useDraft(form, `${READER_KEY_PREFIX}basicData.${customer.userId}`);
  useEffect(() => {
    saved.current = forget;
  });
  const begin = (data: BasicData): void => {
    forget();
    form.reset(data);
  };
  const elsewhere = useElsewhere(customer, form, begin);
  useLeaveWarning(form.dirty);
  return (
    <div className={css.form}>
      <ContractForm form={form} label={intl.formatMessage({ id: 'personal.form' })}>
        {elsewhere.changed ? <Elsewhere onTake={elsewhere.take} onKeep={elsewhere.keep} /> : null}
        <FieldGroup legend={<FormattedMessage id="personal.name" />}>
          <NameFields form={form} />
        </FieldGroup>
        <CompanyFields form={form} />
        <FieldGroup
          legend={<FormattedMessage id="personal.address" />}
          hint={<FormattedMessage id="personal.address.hint" values={{ book: (words) => <TextLink key="book" to={BOOK_PATH}>{words}</TextLink> }} />}
        >
          <PlaceFields form={form} />
        </FieldGroup>
        <FormActions sticky start note={<DraftNote draft={form.dirty ? draft : null} onDiscard={() => begin(basicDataOf(customer))} />}>
          <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="personal.saving" />}>
            <FormattedMessage id="personal.save" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
    </div>
  );
}

/**
 * The customer may change in another tab meanwhile: a form in which nothing was typed follows by itself, any other one
 * asks whose values hold.
 */
function useElsewhere(customer: Customer, form: ContractFormState<BasicData>, begin: (data: BasicData) => void) {
  const [known, setKnown] = useState(customer);
  const theirs = basicDataOf(customer);
  const differs = !isSame(theirs, basicDataOf(known)) && !isSame(theirs, form.values);
  const follow = useEffectEvent(() => {
    setKnown(customer);
    if (differs) begin(theirs);
  });
  const follows = customer !== known && !form.dirty && !form.submitting;
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the store speaks for another tab, and the form may have to begin anew
    if (follows) follow();
  }, [follows]);
  return {
    changed: differs && form.dirty && !form.submitting,
    take: () => {
      setKnown(customer);
      begin(theirs);
    },
    keep: () => setKnown(customer),
  };
}

function Elsewhere({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  return (
    <Notice tone="attention" role="status">
      <p>
        <FormattedMessage id="personal.elsewhere" />
      </p>
      <p className={css.choice}>
        <Button small onClick={onTake}>
          <FormattedMessage id="personal.elsewhere.take" />
        </Button>
        <Button small kind="quiet" onClick={onKeep}>
          <FormattedMessage id="personal.elsewhere.keep" />
        </Button>
      </p>
    </Notice>
  );
}
