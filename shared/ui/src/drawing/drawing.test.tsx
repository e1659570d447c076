import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Drawing } from './drawing.tsx';
import * as drawings from './drawings.ts';

afterEach(cleanup);

describe('drawing', () => {
  it('is decoration: nothing of it is read out', () => {
    const { container } = render(<Drawing of={drawings.rider} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });

  it.each(Object.entries(drawings))('%s stays under the 2.5 KB of a tile (VISUAL §7)', (_name, drawing) => {
    const { container } = render(<Drawing of={drawing} />);
    expect(container.innerHTML.length).toBeLessThan(2500);
  });
});
