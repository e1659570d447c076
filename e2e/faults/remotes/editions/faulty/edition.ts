/** Fails in the way that the query of the page asks for: `?fault=…`. */
import { use } from 'react';

export const EDITION = 3;

const onServer = typeof window === 'undefined';
const never = new Promise<void>(() => undefined);
/** Longer than a remote may take on the server. */
const SLOW_MS = 3_000;

const faultOf = (search: URLSearchParams): string | null => search.get('fault');

export function whileRendering(search: string): void {
  const fault = faultOf(new URLSearchParams(search));
  if (fault === 'throws-in-render') throw new Error('planted: throws in render');
  if (fault === 'throws-on-server' && onServer) throw new Error('planted: throws on the server');
  if (fault === 'throws-on-client' && !onServer) throw new Error('planted: throws on the client');
  if (fault === 'suspends-on-server' && onServer) use(never);
}

export async function whileLoading(search: URLSearchParams): Promise<void> {
  const fault = faultOf(search);
  if (fault === 'load-rejects') throw new Error('planted: load rejects');
  if (fault === 'slow-on-server' && onServer) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
}
