/** Fields of several forms that may not stay empty. */
const NAMED: ReadonlySet<string> = new Set(['name', 'lastName', 'company', 'email', 'country', 'contactNumber', 'state', 'city', 'questions']);

/** Message that says what to enter in a field that was left empty; undefined for those that have none of their own. */
export const missingId = (field: string): string | undefined => (NAMED.has(field) ? `lead-form.missing.${field}` : undefined);
