/**
 * What a service worker works with, as far as ours does (W3C Service Workers). TypeScript's own declarations of it
 * contradict those of documents, and one program holds both.
 */
export interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends Extendable {
  readonly request: Request;
  /** The answer that the browser asked for while the worker woke up; undefined where it did not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEvent extends Extendable {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
