/** Rows as columns of even width, two spaces apart; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd());
}

/** Content ids are shown by their first digits; `pin` takes eight or more of them. */
export const shortId = (contentId: string): string => contentId.slice(0, 12);

/** `2026-11-21T02:46:30.123Z` → `2026-11-21 02:46 UTC`. */
export const shortTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
