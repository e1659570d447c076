import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useMarket, usePageAddress, useSelector } from '@amberlane/core';
import { carried as carriedOver, selectCarried } from '../store/shipping-slice.ts';
import { startOf, type Start } from './start.ts';
import type { ShipKind } from './wizard-address.ts';
import { wizardCalls } from './wizard-calls.ts';

/** Drafts among which one of the kind of the page is looked for. */
const DRAFTS = 10;

export type StartState = { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: unknown } | { readonly state: 'ready'; readonly start: Start };

/** What the form begins with, found out once in the browser: the server knows nothing of the customer. */
export function useStart(kind: ShipKind): { readonly start: StartState; readonly retry: () => void } {
  const { search } = usePageAddress();
  const { country, locale } = useMarket();
  const carried = useSelector(selectCarried);
  const dispatch = useDispatch();
  const [state, setState] = useState<StartState>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const [askCustomer] = wizardCalls.useLazyWizardCustomerQuery();
  const [askOrder] = wizardCalls.useLazyWizardOrderQuery();
  const [askNewest] = wizardCalls.useLazyWizardNewestQuery();
  const [askBook] = wizardCalls.useLazyWizardBookQuery();
  const [askAddress] = wizardCalls.useLazyWizardAddressQuery();
  const [askCities] = wizardCalls.useLazyWizardCitiesQuery();
  const begin = useEffectEvent(() =>
    startOf(
      {
        customer: () => askCustomer(null, true).unwrap(),
        order: (id) => askOrder(id).unwrap(),
        drafts: () => askNewest({ status: 'DRAFT', pageSize: DRAFTS }).unwrap(),
        book: () => askBook(null).unwrap(),
        address: (id) => askAddress(id).unwrap(),
        cityNames: async () => {
          const { origins, receivers } = await askCities({ locale }, true).unwrap();
          return (code) => [...origins, ...receivers].find((city) => city.code === code)?.name ?? null;
        },
      },
      { query: new URLSearchParams(search), kind, country, carried, storage: localStorage, now: new Date(), newId: () => crypto.randomUUID() },
    ),
  );
  useEffect(() => {
    let isOver = false;
    begin().then(
      (start) => {
        if (isOver) return;
        // The answers may come in the event of a script that was loaded, in which React renders at once: a form of many fields yields to touches.
        startTransition(() => setState({ state: 'ready', start }));
        dispatch(carriedOver(null));
      },
      (error: unknown) => {
        if (!isOver) setState({ state: 'failed', error });
      },
    );
    return () => {
      isOver = true;
    };
  }, [tries, dispatch]);
  const retry = (): void => {
    setState({ state: 'loading' });
    setTries(tries + 1);
  };
  return { start: state, retry };
}
