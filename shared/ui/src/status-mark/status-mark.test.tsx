import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { StatusMark } from './status-mark.tsx';
import type { Status } from './status-shape.tsx';

afterEach(cleanup);

const drawingOf = (status: Status): string => {
  const { container } = render(<StatusMark status={status}>word</StatusMark>);
  return container.querySelector('svg')?.innerHTML ?? '';
};

describe('status', () => {
  it('is told by its shape without its colour', () => {
    const shapes = (['delivered', 'transit', 'attention', 'unknown', 'waiting', 'neutral'] as const).map(drawingOf);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('is read out by its word alone', () => {
    const { container } = render(<StatusMark status="delivered">Delivered</StatusMark>);
    expect(container).toHaveTextContent(/^Delivered$/);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
