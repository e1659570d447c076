/** Where a page finds what fills its late slots: given by the browser's half of the shell, absent on the server. */
import { createContext } from 'react';
import type { LateFillings } from '@amberlane/core';
import type { ResolvedPage } from './resolved-page.ts';

/** Brings the fillings of one late slot of a page here; null when there are none, or none of them can be had. Never rejects. */
export type BringLateSlot = (page: ResolvedPage, slot: string) => Promise<LateFillings | null>;

export const LateSlotSource = createContext<BringLateSlot | null>(null);
