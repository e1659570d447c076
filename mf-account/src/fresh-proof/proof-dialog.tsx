import { useRef, useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { confirmProof } from '@amberlane/contract/call-index/account-proof';
import { Dialog, Button, Ltr } from '@amberlane/ui';
import { CodeField, ContractForm, FormActions, SubmitButton, useContractForm } from '@amberlane/ui/fields';
import { besideField } from '../api/beside-field.ts';
import { customerApi } from '../api/customer-api.ts';
import { proofCalls } from './proof-calls.ts';

interface ProofDialogProps {
  /** Proven, or given up. */
  readonly onEnd: (isProven: boolean) => void;
}

/**
 * Asks for a code to the account's own address, over the form that needs it: that stays as it is. Every way out closes the
 * dialog first, so that the browser returns the focus to the form.
 */
export default function ProofDialog({ onEnd }: ProofDialogProps) {
  const { data: customer } = customerApi.useCustomerQuery(null);
  const [sendCode] = proofCalls.useSendProofCodeMutation();
  const [confirm] = proofCalls.useConfirmProofMutation();
  const [open, setOpen] = useState(true);
  const isProven = useRef(false);
  const form = useContractForm({
    contract: confirmProof.load,
    initial: { verifyCode: '' },
    submit: async (values) => {
      const answer = await confirm(values);
      if (answer.data) {
        isProven.current = true;
        setOpen(false);
      }
      return besideField(answer);
    },
  });
  return (
    <Dialog kind="confirm" open={open} onClose={() => onEnd(isProven.current)} title={<FormattedMessage id="fresh-proof.title" />}>
      <p>
        <FormattedMessage id="fresh-proof.text" values={{ address: <Ltr key="address">{customer?.email ?? customer?.phone ?? ''}</Ltr> }} />
      </p>
      <ContractForm form={form}>
        <CodeField {...form.text('verifyCode')} send={() => sendCode(null)} />
        <FormActions
          back={
            <Button kind="quiet" onClick={() => setOpen(false)}>
              <FormattedMessage id="fresh-proof.cancel" />
            </Button>
          }
        >
          <SubmitButton busy={form.submitting}>
            <FormattedMessage id="fresh-proof.confirm" />
          </SubmitButton>
        </FormActions>
      </ContractForm>
    </Dialog>
  );
}
