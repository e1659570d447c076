/** What a page tells once about how it felt to its reader, when it is left. Nothing in it says who read, or what. */
export interface VitalsEvent {
  readonly kind: 'vitals';
  /** Remote that the page is of; `shell` for a page of the shell. */
  readonly name: string;
  /** Time to the first byte of the document, ms. */
  readonly ttfb?: number | undefined;
  /** Largest contentful paint, ms. */
  readonly lcp?: number | undefined;
  /** Interaction to next paint, ms; absent when nobody touched the page. */
  readonly inp?: number | undefined;
  /** Cumulative layout shift, without a unit. */
  readonly cls: number;
}
