/** Writes files that any spreadsheet opens: RFC 4180, UTF-8 with its mark, no cell that would run (OWASP CSV injection). */

const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Time in which a browser has begun to save, ms. */
const KEPT_MS = 60_000;

/** Saves a CSV file on the reader's device; nothing of it goes over the wire. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
