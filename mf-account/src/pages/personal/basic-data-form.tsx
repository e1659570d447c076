import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { READER_KEY_PREFIX } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useToast } from '@amberlane/core';
import { Button, Notice, TextLink } from '@amberlane/ui';
import { ContractForm, DraftNote, FieldGroup, FormActions, SubmitButton, useContractForm, useDraft, useLeaveWarning, type ContractFormState } from '@amberlane/ui/fields';
import { updateCustomer } from '@amberlane/contract/call-index/accounts';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import { basicDataApi } from '../../api/basic-data-api.ts';
import type { Customer } from '../../api/customer-api.ts';
import { basicDataOf, firstField, isChanged, isSame, PARTS, requestOf, type BasicData, type Part } from './basic-data.ts';
import { PartFacts, TITLE } from './basic-data-facts.tsx';
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
  const stored = basicDataOf(customer);
  const { isOpen, open, close } = useOpenPart(form.id, (part) => isChanged(part, form.values, stored));
  useEffect(() => {
    saved.current = () => {
      forget();
      close();
    };
  });
  const begin = (data: BasicData): void => {
    forget();
    form.reset(data);
  };
  const elsewhere = useElsewhere(customer, form, begin);
  useLeaveWarning(form.dirty);
  const cancel = (): void => {
    begin(stored);
    close();
  };
  const lastOpen = PARTS.findLast(isOpen);
  return (
    <div className={css.form}>
      <ContractForm form={form} label={intl.formatMessage({ id: 'personal.form' })}>
        {elsewhere.changed ? <Elsewhere onTake={elsewhere.take} onKeep={elsewhere.keep} /> : null}
        {PARTS.map((part) => (
          <Fragment key={part}>
            {isOpen(part) ? (
              <PartFields part={part} form={form} />
            ) : (
              <PartFacts part={part} data={form.values} buttonId={buttonOf(form.id, part)} onEdit={() => open(part)} hint={part === 'place' ? <AddressHint /> : null} />
            )}
            {part === lastOpen ? (
              <div className={css.actions}>
                <FormActions
                  sticky
                  start
                  back={
                    <Button kind="quiet" onClick={cancel}>
                      <FormattedMessage id="contact-change.cancel" />
                    </Button>
                  }
                  note={<DraftNote draft={form.dirty ? draft : null} onDiscard={cancel} />}
                >
                  <SubmitButton busy={form.submitting} busyLabel={<FormattedMessage id="personal.saving" />}>
                    <FormattedMessage id="personal.save" />
                  </SubmitButton>
                </FormActions>
              </div>
            ) : null}
          </Fragment>
        ))}
      </ContractForm>
    </div>
  );
}

const buttonOf = (formId: string, part: Part): string => `${formId}-edit-${part}`;

/** The part that the reader changes; one in which something was typed stays open. The focus goes in with it and out again. */
function useOpenPart(formId: string, isTypedIn: (part: Part) => boolean) {
  const [opened, setOpened] = useState<Part | null>(null);
  const before = useRef<Part | null>(null);
  useEffect(() => {
    const goal = opened ? `${formId}-${firstField(opened)}` : before.current ? buttonOf(formId, before.current) : null;
    before.current = opened;
    if (goal) document.getElementById(goal)?.focus();
  }, [opened, formId]);
  return { isOpen: (part: Part): boolean => opened === part || isTypedIn(part), open: setOpened, close: () => setOpened(null) };
}

const AddressHint = () => <FormattedMessage id="personal.address.hint" values={{ book: (words) => <TextLink key="book" to={BOOK_PATH}>{words}</TextLink> }} />;

function PartFields({ part, form }: { part: Part; form: ContractFormState<BasicData> }) {
  const Fields = FIELDS[part];
  return (
    <FieldGroup legend={<FormattedMessage id={TITLE[part]} />} hint={part === 'place' ? <AddressHint /> : null}>
      <Fields form={form} />
    </FieldGroup>
  );
}

const FIELDS = { name: NameFields, company: CompanyFields, place: PlaceFields } as const satisfies Readonly<Record<Part, unknown>>;

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
