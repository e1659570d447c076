/** The transport wrap of a password (spec §7), loaded when a form is sent and never before. */
export async function wrapOnSubmit(password: string): Promise<string> {
  const { wrapPassword } = await import('@amberlane/contract/calls/password-wrap');
  return wrapPassword(password);
}
