/** Address book (spec §7): entries of the customer who asks. */
import type { FastifyInstance } from 'fastify';
import { addAddress, deleteAddress, searchAddresses, updateAddress } from '@amberlane/contract/address-book';
import type { ApiParts } from '../api-parts.ts';
import { serveCall } from '../plugins/call-route.ts';
import { ADD_EXAMPLE, DELETE_EXAMPLE, SEARCH_EXAMPLE, UPDATE_EXAMPLE } from './examples.ts';
import { searchEntries } from './repository.ts';
import { addressBook, toEntry } from './service.ts';

const tag = 'Address book';

export function addressBookRoutes(app: FastifyInstance, parts: ApiParts): void {
  const book = addressBook(parts);

  serveCall(app, addAddress, { tag, example: ADD_EXAMPLE, handle: (entry, { customer: { accountId } }) => book.add(accountId, entry) });
  serveCall(app, updateAddress, { tag, example: UPDATE_EXAMPLE, handle: (entry, { customer: { accountId } }) => book.change(accountId, entry) });
  serveCall(app, deleteAddress, { tag, example: DELETE_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => book.remove(accountId, id) });
  serveCall(app, searchAddresses, {
    tag,
    example: SEARCH_EXAMPLE,
    handle: async (search, { customer: { accountId } }) => {
      const { total, rows } = await searchEntries(parts.db, accountId, search);
      return { total, pageNum: search.pageNum, pageSize: search.pageSize, list: rows.map(toEntry) };
    },
  });
}
