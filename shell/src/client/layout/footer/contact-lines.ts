/** Phones and mail addresses of a country come in one line, parted by slashes (spec §3 Country). */
export const inParts = (line: string): string[] => line.split('/').map((part) => part.trim()).filter(Boolean);

export interface ContactMail {
  readonly address: string;
  /** null where one address is for everything. */
  readonly purpose: 'support' | 'office' | null;
}

/** Addresses as readers need them: those of customer service first, then the office, which stands first in the line. */
export function mailsIn(line: string): ContactMail[] {
  const [office, ...support] = inParts(line);
  if (office === undefined) return [];
  if (support.length === 0) return [{ address: office, purpose: null }];
  return [...support.map((address) => ({ address, purpose: 'support' as const })), { address: office, purpose: 'office' }];
}

/** `tel:` address of a phone as people write it (RFC 3966: digits with a leading plus, no separators). */
export const telephoneUri = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
