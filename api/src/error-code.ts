/**
 * The code of a system, driver or SQL error (`EEXIST`, `ECONNREFUSED`, `23505`), '' when it has none. Looks at the
 * value, not at its class: an error may come from another realm.
 */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
