/** Codes of a list in one text value, parted by commas, as drafts keep them. */
export const codesOf = (value: string): string[] => value.split(',').filter(Boolean);
