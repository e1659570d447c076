/** Address book (spec §7): entries of the customer who asks. */
import type { FastifyInstance } from 'fastify';
import { addAddress, deleteAddress, exportAddresses, getAddress, importAddresses, searchAddresses, updateAddress } from '@amberlane/contract/calls/address-book';
import type { ApiContext } from '../context.ts';
import { LIST_BODY_BYTES, serveCall } from '../plugins/call-route.ts';
import { serveFile } from '../plugins/file-route.ts';
import { ADD_EXAMPLE, DELETE_EXAMPLE, GET_EXAMPLE, IMPORT_EXAMPLE, SEARCH_EXAMPLE, UPDATE_EXAMPLE } from './examples.ts';
import { importRows } from './import.ts';
import { searchEntries } from './repository.ts';
import { addressBook, otherEntryFaults, toEntry } from './service.ts';

const tag = 'Address book';
const FILE_NAME = 'amberlane-addresses.csv';

export function addressBookRoutes(app: FastifyInstance, parts: ApiContext): void {
  const book = addressBook(parts);
  const otherFaults = (given: unknown) => otherEntryFaults(parts.db, given);

  serveCall(app, addAddress, { tag, example: ADD_EXAMPLE, otherFaults, handle: (entry, { customer: { accountId } }) => book.add(accountId, entry) });
  serveCall(app, updateAddress, { tag, example: UPDATE_EXAMPLE, otherFaults, handle: (entry, { customer: { accountId } }) => book.change(accountId, entry) });
  serveCall(app, deleteAddress, { tag, example: DELETE_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => book.remove(accountId, id) });
  serveCall(app, getAddress, { tag, example: GET_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => book.find(accountId, id) });
  serveCall(app, importAddresses, {
    tag,
    example: IMPORT_EXAMPLE,
    bodyBytes: LIST_BODY_BYTES,
    handle: async ({ entries, keepDuplicates }, { customer: { accountId }, locale }) => ({ rows: await importRows(parts, accountId, entries, { keepDuplicates, locale }) }),
  });
  serveFile(app, exportAddresses, {
    tag,
    handle: async ({ locale }, { customer: { accountId } }) => ({ bytes: Buffer.from(await book.asFile(accountId, locale)), name: FILE_NAME }),
  });
  serveCall(app, searchAddresses, {
    tag,
    example: SEARCH_EXAMPLE,
    handle: async (search, { customer: { accountId } }) => {
      const { total, rows } = await searchEntries(parts.db, accountId, search);
      return { total, pageNum: search.pageNum, pageSize: search.pageSize, list: rows.map(toEntry) };
    },
  });
}
