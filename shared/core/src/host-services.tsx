/**
 * What the shell lends to pages, by name: a piece of its own that a remote can't bring itself, such as a form that the
 * shell's server answers. Core knows none of them. The shell and the page that asks both say the type of a service by
 * module augmentation, and the compiler refuses two that differ:
 *
 *     declare module '@amberlane/core' {
 *       interface HostServices { 'map-tiles': () => string | null }
 *     }
 */
import { createContext, use, useMemo, type ReactNode } from 'react';

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by those who offer and use a service
export interface HostServices {}

const HostServicesContext = createContext<Partial<HostServices>>({});

interface HostServicesProviderProps {
  /** Beside those that are offered around it. */
  readonly services: Partial<HostServices>;
  readonly children: ReactNode;
}

export function HostServicesProvider({ services, children }: HostServicesProviderProps) {
  const around = use(HostServicesContext);
  const all = useMemo(() => ({ ...around, ...services }), [around, services]);
  return <HostServicesContext value={all}>{children}</HostServicesContext>;
}

/** The service of a name; undefined where nobody offers it: on another host, on the server for what only browsers have, in a test. */
export const useHostService = <Name extends keyof HostServices>(name: Name): HostServices[Name] | undefined => use(HostServicesContext)[name];
