/** Writes files that any spreadsheet opens: RFC 4180, UTF-8 with its mark, no cell that would run (OWASP CSV injection). */
import { saveFile } from '@amberlane/ui/save-file';

const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Saves a CSV file on the reader's device; nothing of it goes over the wire. */
export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void => saveFile(name, new Blob([csvText(rows)], { type: 'text/csv' }));
