/** The address book's calls as endpoints. Whatever changes an entry is told to the other tabs. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { addAddress, deleteAddress, getAddress, importAddresses, searchAddresses, updateAddress } from '@amberlane/contract/call-index/address-book';
import { accountApi } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

export type AddressPage = ReplyOf<typeof searchAddresses>;
export type AddressEntry = ReplyOf<typeof getAddress>;
export type ImportedRow = ReplyOf<typeof importAddresses>['rows'][number];

/** What every change of the book brings with it. */
const changing = { invalidatesTags: ['addresses'], onQueryStarted: announce('addresses') } as const;

export const addressCalls = accountApi.injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query<AddressPage, RequestOf<typeof searchAddresses>>({
      query: (request) => callTo(searchAddresses, request),
      providesTags: ['addresses'],
    }),
    address: build.query<AddressEntry, RequestOf<typeof getAddress>>({
      query: (request) => callTo(getAddress, request),
      providesTags: ['addresses'],
    }),
    addAddress: build.mutation<AddressEntry, RequestOf<typeof addAddress>>({
      query: (request) => callTo(addAddress, request),
      ...changing,
    }),
    updateAddress: build.mutation<AddressEntry, RequestOf<typeof updateAddress>>({
      query: (request) => callTo(updateAddress, request),
      ...changing,
    }),
    deleteAddress: build.mutation<ReplyOf<typeof deleteAddress>, RequestOf<typeof deleteAddress>>({
      query: (request) => callTo(deleteAddress, request),
      ...changing,
    }),
    importAddresses: build.mutation<ReplyOf<typeof importAddresses>, RequestOf<typeof importAddresses>>({
      query: (request) => callTo(importAddresses, request),
      ...changing,
    }),
  }),
});
