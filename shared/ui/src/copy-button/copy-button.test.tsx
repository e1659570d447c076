import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button.tsx';

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const show = () => render(<CopyButton text="GH520938177409" copied="Copied">Copy number</CopyButton>);

describe('copy button', () => {
  it('puts the text on the clipboard and says so', async () => {
    const written = jest.fn((_text: string) => Promise.resolve());
    clipboard(written);
    show();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy number' })));
    expect(written).toHaveBeenCalledWith('GH520938177409');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it('stays as it is when the browser refuses', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    show();
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button', { name: 'Copy number' })).toBeVisible();
  });

  it('says that the browser refused, until there is another text', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    const { rerender } = render(<CopyButton text="one" copied="Copied" refused="Mark it by hand">Copy</CopyButton>);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button', { name: 'Mark it by hand' })).toBeVisible();
    rerender(<CopyButton text="two" copied="Copied" refused="Mark it by hand">Copy</CopyButton>);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('is not there without a clipboard', () => {
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
