/** Named places in a page that another remote fills: the only way in which one remote shows a piece of another. */
import { createContext, startTransition, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { SiteState } from './site-store.ts';
import type { SlotProps } from './slot-props.ts';

/** By slot name, what fills it, several fillings in their order; the shell has loaded it before the page is shown. */
export type SlotFillings = Readonly<Record<string, ReactNode>>;

const SlotContext = createContext<SlotFillings>({});

export const SlotProvider = SlotContext;

/** Where the fillings of a late slot stand. */
export interface LatePlace {
  /** What the page shows in their place. */
  readonly standIn: ReactNode;
  /** Brings the fillings once more: one of them threw. */
  readonly again: () => void;
}

/** Fillings of a late slot, brought here and ready to be shown. */
export type LateFillings = (place: LatePlace) => ReactNode;

/** By the name of a late slot, how its fillings are brought here; null for none. It never rejects. */
export type LateSlots = Readonly<Record<string, () => Promise<LateFillings | null>>>;

const LateSlotContext = createContext<LateSlots>({});

/** Given by the shell in the browser; on the server late slots show what stands in them. */
export const LateSlotProvider = LateSlotContext;

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
 * that fails leaves the others as they are. A slot that the route declares as late is filled when it is first shown, and shows
 * `children` until then.
 *
 *     <Slot name="address-picker" props={{ side: 'receiver', chosen, onChoose }} />
 */
export function Slot<Name extends string>({ name, props, children = null }: SlotElementProps<Name>) {
  const filling = use(SlotContext)[name];
  const bring = use(LateSlotContext)[name];
  const given = props === undefined ? null : { [name]: props };
  if (bring) return <LateSlot bring={bring} given={given} standIn={children} />;
  return filling === undefined || filling === null ? children : <Given given={given}>{filling}</Given>;
}

interface GivenProps {
  /** What the page hands over, by the name of the slot. */
  readonly given: Partial<SlotProps> | null;
}

const Given = ({ given, children }: GivenProps & { readonly children: ReactNode }) => (given ? <SlotPropsContext value={given}>{children}</SlotPropsContext> : children);

interface LateSlotProps extends GivenProps {
  readonly bring: LateSlots[string];
  readonly standIn: ReactNode;
}

function LateSlot({ bring, given, standIn }: LateSlotProps) {
  // What fills a slot may hang on whether the reader is signed in.
  const signedIn = useSelector(({ session }: Pick<SiteState, 'session'>) => session.nickName !== null);
  const [round, setRound] = useState(0);
  const [fillings, setFillings] = useState<LateFillings | null>(null);
  const again = useCallback(() => setRound((present) => present + 1), []);
  useEffect(() => {
    let left = false;
    void bring().then((brought) => {
      if (!left) startTransition(() => setFillings(() => brought));
    });
    return () => {
      left = true;
    };
  }, [bring, signedIn, round]);
  return fillings ? <Given given={given}>{fillings({ standIn, again })}</Given> : standIn;
}

/** For what fills a slot: what the page hands over; undefined on a page that hands over nothing. */
export const useSlotProps = <Name extends keyof SlotProps>(name: Name): SlotProps[Name] | undefined => use(SlotPropsContext)[name];
