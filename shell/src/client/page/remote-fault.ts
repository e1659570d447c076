/** Told when a remote threw while rendering: the browser answers by showing its last good build. */
import { createContext } from 'react';
import { DEVELOPMENT_CONTENT_ID } from '@amberlane/contract/federation/artifact-files';
import type { ViewSource } from './resolved-page.ts';

export type RemoteFault = (source: ViewSource, error: unknown) => void;

export const RemoteFaultContext = createContext<RemoteFault>(() => undefined);

/** Under development what stands in the place of a build that threw stays until the edit that repairs it (`remote-boundary.tsx`). */
export const waitsForRepair = ({ contentId }: ViewSource): boolean => process.env.NODE_ENV === 'development' && contentId === DEVELOPMENT_CONTENT_ID;
