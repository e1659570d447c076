/** Sessions by the name of their device, and sign-ins that differ in nothing but their time as one. Pure. */
import type { IntlShape } from '@amberlane/core';
import { deviceName } from './device-name.ts';
import type { AccountSession, SignIns } from './security-api.ts';

/** So many sessions of one device stand behind one row. */
const FOLDED_FROM = 3;

export interface DeviceGroup {
  readonly name: string;
  readonly sessions: readonly AccountSession[];
  readonly isFolded: boolean;
}

export const groupsOf = (sessions: readonly AccountSession[], intl: IntlShape): readonly DeviceGroup[] =>
  [...Map.groupBy(sessions, ({ device }) => deviceName(device, intl))].map(([name, of]) => ({ name, sessions: of, isFolded: of.length >= FOLDED_FROM }));

export type SignIn = SignIns['list'][number];

export interface SignInGroup extends SignIn {
  /** The oldest one; `at` is the newest. */
  readonly from: string;
  readonly count: number;
}

/** Of the same day, device, network, way and outcome; the newest first, as they come. */
export function signInGroups(list: readonly SignIn[], dayOf: (at: string) => string): readonly SignInGroup[] {
  const alike = Map.groupBy(list, ({ at, device, network, way, outcome }) => [dayOf(at), device.browser, device.system, network, way, outcome].join('|'));
  return [...alike.values()].flatMap((group) => {
    const newest = group[0];
    return newest ? [{ ...newest, from: group.at(-1)?.at ?? newest.at, count: group.length }] : [];
  });
}
