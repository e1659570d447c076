import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { startContactChange } from '@amberlane/contract/calls/contact-change';
import { definePage } from '@amberlane/core';
import { ContractForm, EmailField, SubmitButton, useContractForm } from '@amberlane/ui/fields';
import { accountOnSite } from '../../testing/account-site.ts';
import { useFreshProof } from './use-fresh-proof.tsx';

jest.mock('./proof-dialog.tsx', () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'error' });
});

afterEach(cleanup);

const PROOF_NEEDED = { error: { code: ERROR.PROOF_NEEDED, message: 'Confirm that it is you.', status: 403, requestId: null, fields: [] } };

function Change() {
  const proof = useFreshProof();
  const form = useContractForm({
    contract: () => Promise.resolve(startContactChange),
    initial: { userName: '', password: '' },
    submit: () => proof.around(() => Promise.resolve(PROOF_NEEDED)),
  });
  return (
    <>
      <ContractForm form={form}>
        <EmailField {...form.text('userName')} label="New email address" />
        <SubmitButton busy={form.submitting}>Send</SubmitButton>
      </ContractForm>
      {proof.dialog}
    </>
  );
}

it('a proof that can’t be asked for without a connection leaves the form as it is, which says so', async () => {
  const { open } = accountOnSite(definePage({ component: Change, head: () => ({ title: '', description: '' }) }));
  render(await open('user-opt/personal'));
  await userEvent.type(screen.getByLabelText('New email address'), 'ama@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Network error/);
  expect(screen.getByLabelText('New email address')).toHaveValue('ama@example.com');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
