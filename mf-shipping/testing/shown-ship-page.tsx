/** The form of a shipment abroad, opened for its tests: with a draft on the account, at a step, after an agreement. */
import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { OrderDraft } from '@amberlane/contract/calls/orders';
import { RULES } from '@amberlane/contract/domain';
import { rememberAgreed } from '@amberlane/ui';
import page from '../src/pages/intlorder-entry/page.tsx';
import { shipOnSite, WHOLE, type ShipSite } from './ship-site.ts';

export const PATH = 'express/intlorder-entry';

/** Each test of the file begins on a device that keeps nothing, and ends with an empty page. */
export function freshVisits(): void {
  // Loaded late in the browser; here no test should wait for it.
  beforeAll(async () => import('../src/wizard/judge.ts'));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
}

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
/** A whole order that is collected tomorrow. */
export const whole = (more: Partial<OrderDraft> = {}): OrderDraft => Object.assign(structuredClone(WHOLE), { pickupDate: tomorrow() }, more);

type Prepare = (site: ShipSite) => void;

export async function open(path: string, prepare: Prepare = () => undefined, options: Parameters<typeof shipOnSite>[1] = {}): Promise<ShipSite> {
  const site = shipOnSite(page, options);
  prepare(site);
  render(await site.open(path));
  return site;
}

/** A whole draft of the account, of which every step was reached. */
export const atStep = (step: string, prepare: Prepare = () => undefined): Promise<ShipSite> =>
  open(`${PATH}?order=draft-1&step=${step}`, (site) => {
    site.keep('draft-1', whole({ step: 'review' }));
    prepare(site);
  });

/** Keys of what the device keeps. */
export const onDevice = (): string[] => Array.from({ length: localStorage.length }, (_entry, index) => localStorage.key(index) ?? '');
export const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });
export const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
/** The reader has agreed in this visit. */
export const agreed = (): boolean => rememberAgreed(RULES.agreement.version);
