import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, useToast } from '@amberlane/core';
import { Button, Ltr } from '@amberlane/ui';
import { CodeField, ContractForm, EmailField, FormActions, PasswordField, PhoneField, SubmitButton, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import type { Customer } from '../api/customer-api.ts';
import { besideField } from '../api/beside-field.ts';
import { confirmContactChange, startContactChange } from '@amberlane/contract/call-index/contact-change';
import { contactApi, type CodeSent } from './contact-api.ts';
import type { ContactKind } from './sign-in-card.tsx';
import { focusOnArrival } from '../focus-on-arrival.ts';
import { useFreshProof } from '../fresh-proof/use-fresh-proof.tsx';
import css from './contact.module.css';

interface ContactChangeProps {
  readonly kind: ContactKind;
  readonly customer: Customer;
  /** Changed, or given up. */
  readonly onEnd: () => void;
}

/** What was proven so far: the password ('' where there is none), kept for another code until the panel closes, and where the code went. */
interface Asked {
  readonly userName: string;
  readonly password: string;
  readonly sent: CodeSent;
}

const titleId = (kind: ContactChangeProps['kind'], { email, phone }: Customer): string => `contact-change.${kind}.${(kind === 'email' ? email : phone) === null ? 'add' : 'change'}`;

/** Adds or changes a sign-in address: new address and password first, or a fresh proof where there is none, then the code that came there. */
export default function ContactChange({ kind, customer, onEnd }: ContactChangeProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return asked === null ? (
    <Panel key="start" title={<FormattedMessage id={titleId(kind, customer)} />}>
      <Start kind={kind} customer={customer} onAsked={setAsked} onEnd={onEnd} />
    </Panel>
  ) : (
    <Panel key="code" title={<FormattedMessage id="contact-change.code.title" />}>
      <Confirm asked={asked} onOther={() => setAsked(null)} onEnd={onEnd} />
    </Panel>
  );
}

/** A step, whose heading has the focus when it comes. */
function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={css.panel}>
      <h3 ref={focusOnArrival} tabIndex={-1} className={css.step}>
        {title}
      </h3>
      {children}
    </div>
  );
}

const Cancel = ({ onEnd }: { onEnd: () => void }) => (
  <Button kind="quiet" onClick={onEnd}>
    <FormattedMessage id="contact-change.cancel" />
  </Button>
);

interface StartProps extends ContactChangeProps {
  readonly onAsked: (asked: Asked) => void;
}

function Start({ kind, customer, onAsked, onEnd }: StartProps) {
  const intl = useIntl();
  const { passwordSet } = customer;
  const initial = kind === 'mobile' && customer.phone === null ? customer.profile.contactPhone : '';
  const { start, dialog } = useStart();
  const form = useContractForm({
    contract: startContactChange.load,
    initial: { userName: initial, password: '' },
    // The call takes either proof; which one it must be is the account's matter.
    check: ({ password }) => (passwordSet && password === '' ? [{ field: 'password', code: 'required' }] : []),
    submit: async ({ userName, password }) => {
      const answer = await start({ userName, password });
      if (answer.data) onAsked({ userName, password, sent: answer.data });
      return answer;
    },
  });
  return (
    <>
      <ContractForm form={form} label={intl.formatMessage({ id: titleId(kind, customer) })}>
        {kind === 'email' ? (
          <EmailField {...form.text('userName')} label={<FormattedMessage id="contact-change.email.new" />} />
        ) : (
          <PhoneField {...form.text('userName')} country={customer.countryCode} label={<FormattedMessage id="contact-change.mobile.new" />} {...(initial !== '' && { hint: <FormattedMessage id="contact-change.mobile.contact" /> })} />
        )}
        {passwordSet ? (
          <PasswordField {...form.text('password')} label={<FormattedMessage id="contact-change.present" />} hint={<FormattedMessage id="contact-change.present.hint" />} />
        ) : null}
        <FormActions back={<Cancel onEnd={onEnd} />}>
          <SubmitButton busy={form.submitting}>
            <FormattedMessage id="contact-change.send" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
      {dialog}
    </>
  );
}

/** Asks for the code to the new address, with the proof that the account wants. */
function useStart() {
  const [start] = contactApi.useStartContactChangeMutation();
  const { around, dialog } = useFreshProof();
  return {
    start: async ({ userName, password }: Omit<Asked, 'sent'>) => {
      const sent = password === '' ? '' : await wrapOnSubmit(password);
      return around(() => start({ userName, password: sent }));
    },
    dialog,
  };
}

interface ConfirmProps {
  readonly asked: Asked;
  /** The address was wrong: back to the first step. */
  readonly onOther: () => void;
  readonly onEnd: () => void;
}

function Confirm({ asked: { userName, password, sent }, onOther, onEnd }: ConfirmProps) {
  const intl = useIntl();
  const toast = useToast();
  const { start, dialog } = useStart();
  const [confirm] = contactApi.useConfirmContactChangeMutation();
  const form = useContractForm({
    contract: confirmContactChange.load,
    initial: { userName, verifyCode: '' },
    submit: async (values) => {
      const answer = await confirm(values);
      if (answer.error === undefined) {
        toast('success', { id: 'contact-change.done' });
        onEnd();
      }
      return besideField(answer);
    },
  });
  const again = async () => {
    const answer = await start({ userName, password });
    return answer.data ? { data: answer.data } : { error: answer.error };
  };
  return (
    <>
      <ContractForm form={form} label={intl.formatMessage({ id: 'contact-change.code.title' })}>
        <p>
          <FormattedMessage id="contact-change.code.text" values={{ address: <Ltr key="address">{userName}</Ltr> }} />
        </p>
        <CodeField {...form.text('verifyCode')} sent={sent} send={again} />
        <FormActions
          back={
            <Button kind="quiet" onClick={onOther}>
              <FormattedMessage id="contact-change.other" />
            </Button>
          }
        >
          <SubmitButton busy={form.submitting}>
            <FormattedMessage id="contact-change.confirm" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
      {dialog}
    </>
  );
}
