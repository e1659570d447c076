import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Slot, SlotProvider, useSlotProps } from './index.ts';

declare module '@amberlane/core' {
  interface SlotProps {
    readonly 'test-notes': { readonly mood: string };
  }
}

afterEach(cleanup);

const Note = ({ by }: { by: string }) => <p>{`${by}: ${useSlotProps('test-notes')?.mood ?? 'nothing'}`}</p>;
const notes = (): (string | null)[] => screen.queryAllByText(/:/).map(({ textContent }) => textContent);
const slot = <Slot name="test-notes" props={{ mood: 'glad' }}>Nobody: fills it</Slot>;

describe('a slot', () => {
  it('shows all of its fillings in their order, each with what the page hands over', () => {
    render(<SlotProvider value={{ 'test-notes': [<Note key="a" by="a" />, <Note key="b" by="b" />] }}>{slot}</SlotProvider>);
    expect(notes()).toEqual(['a: glad', 'b: glad']);
  });

  it('shows what stands in it when nobody fills it', () => {
    const { container } = render(<SlotProvider value={{ other: <Note by="other" /> }}>{slot}</SlotProvider>);
    expect(container).toHaveTextContent('Nobody: fills it');
  });

  it('hands over nothing to fillings of another slot', () => {
    render(<SlotProvider value={{ other: <Note by="other" /> }}><Slot name="other" /></SlotProvider>);
    expect(notes()).toEqual(['other: nothing']);
  });
});
