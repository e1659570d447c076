import { useMemo } from 'react';
import { useMarket, useSelector } from '@amberlane/core';
import { contactApi } from './contact-api.ts';

/** Support contacts of all countries in the reader's language, or that they could not be had. */
export function useContacts() {
  const { locale } = useMarket();
  const select = useMemo(() => contactApi.endpoints.contacts.select(locale), [locale]);
  const { data, isError } = useSelector(select);
  return { contacts: data ?? null, failed: isError && !data };
}
