/** Named places in a page that another remote fills: the only way in which one remote shows a piece of another. */
import { createContext, use, type ReactNode } from 'react';
import type { SlotProps } from './slot-props.ts';

/** By slot name, what fills it, several fillings in their order; the shell has loaded it before the page is shown. */
export type SlotFillings = Readonly<Record<string, ReactNode>>;

const SlotContext = createContext<SlotFillings>({});

export const SlotProvider = SlotContext;

/** By slot name, what the page around it hands over. */
const SlotPropsContext = createContext<Partial<SlotProps>>({});

interface SlotElementProps<Name extends string> {
  readonly name: Name;
  /** What the filling is to know, and whom it is to tell; read by it with {@link useSlotProps}. */
  readonly props?: Name extends keyof SlotProps ? SlotProps[Name] : never;
  readonly children?: ReactNode;
}

/**
 * Shows what fills the slot, all of it in the declared order, or `children` when nothing does. Each filling stands apart: one
 * that fails leaves the others as they are.
 *
 *     <Slot name="address-picker" props={{ side: 'receiver', chosen, onChoose }} />
 */
export function Slot<Name extends string>({ name, props, children = null }: SlotElementProps<Name>) {
  const filling = use(SlotContext)[name];
  if (filling === undefined || filling === null) return children;
  return props === undefined ? filling : <SlotPropsContext value={{ [name]: props }}>{filling}</SlotPropsContext>;
}

/** For what fills a slot: what the page hands over; undefined on a page that hands over nothing. */
export const useSlotProps = <Name extends keyof SlotProps>(name: Name): SlotProps[Name] | undefined => use(SlotPropsContext)[name];
