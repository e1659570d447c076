import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { partOfTracking } from '../../testing/tracking-site.ts';
import { PrintButton } from './print-button.tsx';
import { PrintHead } from './print-head.tsx';
import { PrintSheet } from './print-sheet.tsx';
import css from './print-sheet.module.css';

const print = jest.fn();
/** What is left on paper when the browser prints. */
let onPaper = '';

beforeEach(() => {
  print.mockReset().mockImplementation(() => {
    const paper = document.body.cloneNode(true);
    if (paper instanceof HTMLElement) for (const hidden of paper.querySelectorAll(`.${css.beside}`)) hidden.remove();
    onPaper = paper.textContent ?? '';
  });
  Object.assign(window, { print });
  const { around } = partOfTracking();
  render(
    around(
      <main>
        <PrintHead />
        <p>Form</p>
        <ul>
          {['GH520938177409', 'NG407183529669'].map((number) => (
            <li key={number} aria-label={number}>
              <PrintButton path={`track?numbers=${number}`} />
              {number}
            </li>
          ))}
        </ul>
        <PrintButton />
        <PrintSheet path="track?numbers=GH520938177409,NG407183529669" asOf="2026-11-20T10:15:00.000Z" />
      </main>,
    ),
  );
});
afterEach(cleanup);

async function press(name: string, at = 0): Promise<void> {
  print.mockClear();
  const [button] = screen.getAllByRole('button', { name }).slice(at);
  if (!button) throw new Error(`no button ${name}`);
  fireEvent.click(button);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
}

describe('printing', () => {
  it('of one parcel leaves the others out, and says where that one is found', async () => {
    await press('Print', 1);
    expect(onPaper).toContain('NG407183529669');
    expect(onPaper).not.toContain('GH520938177409');
    expect(onPaper).not.toContain('Form');
    expect(onPaper).toMatch(/^Amberlane/);
    expect(onPaper).toContain('http://localhost/gh-en/track?numbers=NG407183529669');
    expect(onPaper).toMatch(/Last updated: .*20 Nov.*10:15 UTC/);
    expect(screen.getByRole('img', { name: 'QR code for the link' })).toBeInTheDocument();
  });

  it('of all shows all, even after one was printed', async () => {
    await press('Print');
    await press('Print', 2);
    for (const number of ['GH520938177409', 'NG407183529669', 'Form']) expect(onPaper).toContain(number);
    expect(onPaper).toContain('track?numbers=GH520938177409,NG407183529669');
  });

  it('changes nothing on the screen afterwards', async () => {
    await press('Print');
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(document.querySelectorAll(`.${css.beside}`)).toHaveLength(0);
  });
});
