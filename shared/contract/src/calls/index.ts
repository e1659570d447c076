/** What every page needs of the wire: error codes. Schemas are imported from the module of their call, on use. */
export * from './error-codes.ts';
