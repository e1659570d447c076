/** Phones and mail addresses of a country come in one line, parted by slashes (spec §3 Country). */
export const inParts = (line: string): string[] => line.split('/').map((part) => part.trim()).filter(Boolean);

/** `tel:` address of a phone as people write it (RFC 3966: digits with a leading plus, no separators). */
export const telephoneUri = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
