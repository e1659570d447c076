/**
 * The account name that was typed last: the sign-in page, its code and the forgotten password hand it on to each other.
 * Lives as long as the document, in no storage and no address.
 */
const last = { typed: '' };

export const typedAccount = (): string => last.typed;
export const rememberAccount = (userName: string): void => void (last.typed = userName);
