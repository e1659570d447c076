/** Where the pages of the address book are, under `/{lang}`. */
export const BOOK_PATH = 'user-opt/personal/addresses';
export const NEW_PATH = `${BOOK_PATH}/new`;
export const IMPORT_PATH = `${BOOK_PATH}/import`;
export const entryPath = (id: string): string => `${BOOK_PATH}/${encodeURIComponent(id)}`;

/** The wizard of an order, with its receiver filled in; another remote's. */
export const ORDER_PATH = 'express/order-entry';
export const shipPath = (id: string): string => `${ORDER_PATH}?receiver=${encodeURIComponent(id)}`;
