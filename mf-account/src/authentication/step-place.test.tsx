import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepPlace } from './step-place.tsx';

afterEach(cleanup);

const first = (
  <StepPlace step="account">
    <button type="button">Send the code</button>
  </StepPlace>
);
const second = (
  <StepPlace step="code">
    <input type="hidden" />
    <input type="text" hidden />
    <input type="text" aria-label="Code" />
    <input type="text" aria-label="Something else" />
  </StepPlace>
);

describe('a step that takes the place of another', () => {
  it('has the focus in its first field', async () => {
    const { rerender } = render(first);
    await userEvent.click(screen.getByRole('button'));
    rerender(second);
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  });

  it('leaves the focus where it is when nobody was there yet', () => {
    const { rerender } = render(first);
    rerender(second);
    expect(document.body).toHaveFocus();
  });

  it('does not take the focus back while it stays', async () => {
    const { rerender } = render(second);
    await userEvent.click(screen.getByRole('textbox', { name: 'Something else' }));
    rerender(second);
    expect(screen.getByRole('textbox', { name: 'Something else' })).toHaveFocus();
  });
});
