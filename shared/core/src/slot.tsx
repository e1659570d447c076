/** Named places in a page that another remote fills: the only way in which one remote shows a piece of another. */
import { createContext, use, type ReactNode } from 'react';

/** By slot name, what fills it; the shell has loaded it before the page is shown. */
export type SlotFillings = Readonly<Record<string, ReactNode>>;

const SlotContext = createContext<SlotFillings>({});

export const SlotProvider = SlotContext;

/** Shows what fills the slot, or `children` when nothing does. */
export function Slot({ name, children = null }: { name: string; children?: ReactNode }) {
  return use(SlotContext)[name] ?? children;
}
