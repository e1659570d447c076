import { addressCalls } from './address-calls.ts';

/** The first entries of the address book: the API puts the defaults before all others. */
export const useFirstAddresses = () => addressCalls.useAddressesQuery({ keyword: '', pageNum: 1, pageSize: 10 });
