/** Pages of the personal centre in the order of their list; some belong to other remotes (spec §2). */
import { icons, type IconDrawing } from '@amberlane/ui';

export const PERSONAL = 'user-opt/personal';
export const SECURITY = 'user-opt/personal/security';

export interface AccountPage {
  /** Path under `/{lang}`. */
  readonly path: string;
  /** Message that names it in the list. */
  readonly title: string;
  readonly icon: IconDrawing;
}

export const ACCOUNT_PAGES = [
  { path: 'express/my-order', title: 'desk.orders', icon: icons.parcel },
  { path: PERSONAL, title: 'desk.personal', icon: icons.user },
  { path: 'user-opt/personal/addresses', title: 'desk.addresses', icon: icons.book },
  { path: SECURITY, title: 'desk.security', icon: icons.lock },
  { path: 'user-opt/personal/preferences', title: 'desk.preferences', icon: icons.bell },
  { path: 'user-opt/personal/api-keys', title: 'desk.apiKeys', icon: icons.code },
  { path: 'user-opt/personal/data', title: 'desk.data', icon: icons.shield },
] as const satisfies readonly AccountPage[];

export type AccountPath = (typeof ACCOUNT_PAGES)[number]['path'];
