/** Is it an error of the operating system with one of these codes? By shape: errors of another realm are no `Error` here. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
