import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { login } from '@amberlane/contract/calls/accounts';
import { inForm } from '../../../testing/on-site.tsx';
import { ContractForm, TextField, useContractForm, useDraft } from '../index.ts';

const KEY = 'draft-of-a-test';

function Note() {
  const form = useContractForm({ contract: () => Promise.resolve(login), initial: { userName: '' }, submit: () => Promise.resolve(undefined) });
  const { forget } = useDraft(form, KEY);
  return (
    <>
      <ContractForm form={form} label="note">
        <TextField {...form.text('userName')} label="Name" />
      </ContractForm>
      <button type="button" onClick={forget}>Forget</button>
    </>
  );
}

/** Longer than the pause after the last key. */
const wait = () => act(() => jest.advanceTimersByTime(2_000));
const kept = (): string => JSON.stringify(Object.entries(localStorage));

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

describe('a draft', () => {
  it('is kept after the last key, and deleted with the form', () => {
    jest.useFakeTimers();
    render(inForm(<Note />));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'ama@example.com' } });
    wait();
    expect(kept()).toContain('ama@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
    expect(kept()).not.toContain('ama@example.com');
  });

  it('is not written after a form was sent within the pause', () => {
    jest.useFakeTimers();
    render(inForm(<Note />));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'ama@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
    wait();
    expect(kept()).not.toContain('ama@example.com');
  });
});
