import { useMemo } from 'react';
import { useMarket, useSelector } from '@amberlane/core';
import { deskApi } from './contact-api.ts';

/** Desks of all countries in the reader's language, or that they could not be had. */
export function useDesks() {
  const { locale } = useMarket();
  const select = useMemo(() => deskApi.endpoints.desks.select(locale), [locale]);
  const { data, isError } = useSelector(select);
  return { desks: data ?? null, failed: isError && !data };
}
