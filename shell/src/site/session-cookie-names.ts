/** Cookies of a session by name (spec §3). The token is for servers alone; pages may read the others. */
export const TOKEN_COOKIE = 'token';
export const PIN_COOKIE = 'userPin';
export const NAME_COOKIE = 'nickName';
/** `1` while the reader wants to stay signed in on this device: the refresh rule leaves such a session alone. */
export const REMEMBERED_COOKIE = 'remembered';
