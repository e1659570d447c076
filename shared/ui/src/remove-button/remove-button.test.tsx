import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RemoveButton } from './remove-button.tsx';

afterEach(cleanup);

describe('the cross that removes an entry', () => {
  it('says what it removes, and removes it', () => {
    const onRemove = jest.fn();
    render(<RemoveButton name="Remove GH520938177409" onRemove={onRemove} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove GH520938177409' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('does nothing while the removal is under way, and keeps the focus', () => {
    const onRemove = jest.fn();
    render(<RemoveButton busy name="Remove GH520938177409" onRemove={onRemove} />);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    expect(onRemove).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
  });
});
