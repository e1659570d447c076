/** The address book's calls as endpoints. Whatever changes an entry is told to the other tabs. */
import { callOf, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { addAddress, deleteAddress, getAddress, importAddresses, searchAddresses, updateAddress } from '@amberlane/contract/calls/address-book';
import { accountApi } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

export type AddressPage = ReplyOf<typeof searchAddresses>;
export type AddressEntry = ReplyOf<typeof getAddress>;
export type ImportedRow = ReplyOf<typeof importAddresses>['rows'][number];

const book = () => import('@amberlane/contract/calls/address-book');

/** What every change of the book brings with it. */
const changing = { invalidatesTags: ['addresses'], onQueryStarted: announce('addresses') } as const;

export const addressCalls = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    addresses: build.query<AddressPage, RequestOf<typeof searchAddresses>>({
      query: (request) => callOf<typeof searchAddresses>('POST', '/v1/api/addressBook/searchAddressByUserId', request, async () => (await book()).searchAddresses),
      providesTags: ['addresses'],
    }),
    address: build.query<AddressEntry, RequestOf<typeof getAddress>>({
      query: (request) => callOf<typeof getAddress>('POST', '/v1/api/addressBook/getById', request, async () => (await book()).getAddress),
      providesTags: ['addresses'],
    }),
    addAddress: build.mutation<AddressEntry, RequestOf<typeof addAddress>>({
      query: (request) => callOf<typeof addAddress>('POST', '/v1/api/addressBook/add', request, async () => (await book()).addAddress),
      ...changing,
    }),
    updateAddress: build.mutation<AddressEntry, RequestOf<typeof updateAddress>>({
      query: (request) => callOf<typeof updateAddress>('POST', '/v1/api/addressBook/update', request, async () => (await book()).updateAddress),
      ...changing,
    }),
    deleteAddress: build.mutation<ReplyOf<typeof deleteAddress>, RequestOf<typeof deleteAddress>>({
      query: (request) => callOf<typeof deleteAddress>('POST', '/v1/api/addressBook/deleteById', request, async () => (await book()).deleteAddress),
      ...changing,
    }),
    importAddresses: build.mutation<ReplyOf<typeof importAddresses>, RequestOf<typeof importAddresses>>({
      query: (request) => callOf<typeof importAddresses>('POST', '/v1/api/addressBook/importEntries', request, async () => (await book()).importAddresses),
      ...changing,
    }),
  }),
});
