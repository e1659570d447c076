/** Address of a list. */
export const IMPORT_PATH = 'express/order-import';
export const importPath = (id: string): string => `${IMPORT_PATH}?id=${encodeURIComponent(id)}`;
