/** Told when a remote threw while rendering: the browser answers by showing its last good build. */
import { createContext } from 'react';
import type { ViewSource } from './resolved-page.ts';

export type RemoteFault = (source: ViewSource, error: unknown) => void;

export const RemoteFaultContext = createContext<RemoteFault>(() => undefined);
