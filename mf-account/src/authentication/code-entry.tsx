import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, Ltr } from '@amberlane/ui';
import { CodeField, ContractForm, SubmitButton, type ContractFormState } from '@amberlane/ui/fields';
import type { PendingCode } from './pending-code.ts';
import css from './code-entry.module.css';

interface CodeEntryProps<Values extends object> {
  /** Holds `verifyCode`. */
  readonly form: ContractFormState<Values>;
  readonly pending: PendingCode;
  /** Back to asking for a code: for a new one, and to another address unless `onOther` leads there. */
  readonly onAgain: () => void;
  readonly onOther?: () => void;
  /** Label of the button. */
  readonly submit: ReactNode;
  /** What else the form asks. */
  readonly children?: ReactNode;
}

/** Takes the code that was sent: to whom, the field with its countdown, and the ways back. */
export function CodeEntry<Values extends object>({ form, pending: { userName, sent }, onAgain, onOther = onAgain, submit, children }: CodeEntryProps<Values>) {
  const again = (): Promise<Record<string, never>> => {
    onAgain();
    return Promise.resolve({});
  };
  return (
    <ContractForm form={form}>
      <p className={css.sentTo}>
        <span>
          <FormattedMessage id="way-in.sentTo" values={{ account: <Ltr key="account">{userName}</Ltr> }} />
        </span>
        <Button kind="quiet" small onClick={onOther}>
          <FormattedMessage id="way-in.change" />
        </Button>
      </p>
      <CodeField {...form.text('verifyCode')} sent={sent} send={again} />
      {children}
      <SubmitButton wide busy={form.submitting}>
        {submit}
      </SubmitButton>
    </ContractForm>
  );
}
