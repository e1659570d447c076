/** Path of the application, with an area filled in. */
import type { Territory } from './territory-calls.ts';

export const APPLY_PATH = 'business/join-us/apply';

export const applyPath = ({ country, code }: Pick<Territory, 'country' | 'code'>): string => `${APPLY_PATH}?${new URLSearchParams({ country, region: code }).toString()}`;
