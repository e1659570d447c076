/** What the desk stands on: a part of what the calls of the API stand on. */
import type { ApiContext } from '../context.ts';

export type DeskContext = Pick<ApiContext, 'db' | 'now' | 'limits' | 'settings'>;
