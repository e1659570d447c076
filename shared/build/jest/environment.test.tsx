import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';

function Counter() {
  const [taps, setTaps] = useState(0);
  return (
    <button type="button" onClick={() => setTaps(taps + 1)}>
      {taps}
    </button>
  );
}

describe('browser environment of *.test.tsx', () => {
  it('runs React with its events', () => {
    render(<Counter />);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('1');
  });

  it('has what jsdom lacks and browsers have', async () => {
    expect(await new Response(new TextEncoder().encode('مرحبا')).text()).toBe('مرحبا');
    expect(structuredClone(new Date(0))).toEqual(new Date(0));
    expect(matchMedia('(prefers-reduced-motion)').matches).toBe(false);
    expect(() => new ResizeObserver(() => undefined).observe(document.body)).not.toThrow();
  });

  it('hands messages through a channel in order', async () => {
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    const done = new Promise<void>((resolve) => {
      port2.onmessage = ({ data }) => {
        heard.push(data);
        if (heard.length === 2) resolve();
      };
    });
    port1.postMessage('first');
    port1.postMessage('second');
    await done;
    expect(heard).toEqual(['first', 'second']);
  });

  it('opens and closes a dialog and says so', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    let closed = 0;
    dialog.addEventListener('close', () => {
      closed += 1;
    });
    dialog.showModal();
    expect(dialog.open).toBe(true);
    dialog.close('done');
    expect([dialog.open, dialog.returnValue, closed]).toEqual([false, 'done', 1]);
  });
});
