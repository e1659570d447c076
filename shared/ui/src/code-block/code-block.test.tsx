import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CodeBlock } from './code-block.tsx';

const TEXT = 'curl \\\n  -d 1';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('a block of code has a name, and is copied as it is', async () => {
  const writeText = jest.fn((_text: string) => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<CodeBlock label="Request" text={TEXT} copy="Copy" copied="Copied" />);
  expect(screen.getByRole('region', { name: 'Request' }).textContent).toBe(TEXT);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalledWith(TEXT);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});
