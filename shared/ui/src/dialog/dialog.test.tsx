import { useState } from 'react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { Dialog, dialogOpener } from './dialog.tsx';

afterEach(cleanup);

function LogOut() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign out</Button>
      <Dialog title="Sign out?" kind="confirm" open={open} onClose={() => setOpen(false)} actions={<Button onClick={() => setOpen(false)}>Stay</Button>}>
        Drafts stay on this device.
      </Dialog>
    </>
  );
}

describe('dialog', () => {
  it('opens and closes as its caller says', () => {
    render(<LogOut />);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Sign out?' });
    expect(dialog).toHaveAccessibleDescription('Drafts stay on this device.');
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(dialog).not.toHaveAttribute('open');
  });

  it('opens again after the reader closed it by the keyboard', () => {
    render(<LogOut />);
    const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { hidden: true });
    for (const _time of [1, 2]) {
      fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
      expect(dialog).toHaveAttribute('open');
      act(() => dialog.close());
      expect(dialog).not.toHaveAttribute('open');
    }
  });

  it('closes at a press beside it, and not at one inside', () => {
    const onClose = jest.fn();
    render(
      <Dialog title="Choose a country" closeLabel="Close" open onClose={onClose}>
        Ghana
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Choose a country' });
    fireEvent.click(screen.getByText('Ghana'));
    expect(dialog).toHaveAttribute('open');
    fireEvent.click(dialog);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('a question is not waved away by a press beside it', () => {
    render(
      <Dialog title="Delete the address?" kind="confirm" open>
        Amina Okonkwo
      </Dialog>,
    );
    const dialog = screen.getByRole('alertdialog');
    fireEvent.click(dialog);
    expect(dialog).toHaveAttribute('open');
  });

  it('is opened by a button that names it', () => {
    render(
      <>
        <Button {...dialogOpener('terms')}>Read the terms</Button>
        <Dialog id="terms" title="Terms" closeLabel="Close">
          All of them.
        </Dialog>
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Read the terms' });
    expect(opener).toHaveAttribute('commandfor', 'terms');
    fireEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Terms' })).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Close' }).closest('form')).toHaveAttribute('method', 'dialog');
  });
});
