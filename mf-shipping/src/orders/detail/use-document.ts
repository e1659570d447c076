/** Fetches a document of an order when it is wanted, since its address holds for some minutes only. */
import { useState } from 'react';
import { orderCalls, type OrderDocument } from '../order-calls.ts';

interface OpenedDocument {
  /** Opens it in a tab of its own. */
  readonly open: () => Promise<void>;
  readonly isLoading: boolean;
  readonly isError: boolean;
  /** Its address, where the browser did not allow a tab; null otherwise. */
  readonly url: string | null;
  readonly forget: () => void;
}

export function useDocument(id: string, document: OrderDocument): OpenedDocument {
  const [ask, { isLoading, isError }] = orderCalls.useOrderDocumentMutation();
  const [url, setUrl] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    // A tab is allowed only while the press is handled, so it waits for its address.
    const tab = window.open('', '_blank');
    const { data } = await ask({ id, document });
    if (!data) tab?.close();
    else if (tab) tab.location.replace(data.url);
    else setUrl(data.url);
  };
  return { open, isLoading, isError, url, forget: () => setUrl(null) };
}
