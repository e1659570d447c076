import { FormattedMessage, useDispatch, useMarket, type SiteStore } from '@amberlane/core';
import { useContractForm } from '@amberlane/ui/fields';
import { resetCheck } from '@amberlane/contract/call-index/verification';
import { besideField } from '../../api/beside-field.ts';
import { CodeEntry } from '../../authentication/code-entry.tsx';
import type { PendingCode } from '../../authentication/pending-code.ts';
import { wayInCalls } from '../../authentication/sign-in-calls.ts';
import css from './forgot-password.module.css';

interface CheckCodeProps {
  readonly pending: PendingCode;
  readonly onAgain: () => void;
  readonly onTicket: (ticket: string) => void;
}

/** The code that was sent is changed for a ticket. */
export function CheckCode({ pending, onAgain, onTicket }: CheckCodeProps) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const { country } = useMarket();
  const form = useContractForm({
    contract: resetCheck.load,
    initial: { userName: pending.userName, countryCode: country, verifyCode: '' },
    submit: async (values) => {
      const answer = await dispatch(wayInCalls.endpoints.checkResetCode.initiate(values, { track: false }));
      if (answer.data) onTicket(answer.data.ticket);
      return besideField(answer);
    },
  });
  return (
    <CodeEntry form={form} pending={pending} onAgain={onAgain} submit={<FormattedMessage id="reset.check" />}>
      <p className={css.note}>
        <FormattedMessage id="reset.spam" />
      </p>
    </CodeEntry>
  );
}
