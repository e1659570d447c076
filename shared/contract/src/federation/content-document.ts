/**
 * What a content file (`content/<bundle>/<locale>.md`) is without its sentences: the same in all languages, so a page
 * carries it once. Sentences are messages of the bundle and travel with the language.
 */

/** One sentence or paragraph: the id of its message, and where its links `<a1>`, `<a2>` … lead. */
export interface ContentText {
  readonly id: string;
  /** Paths under `/{lang}` (`service-rule#weight`), fragments of the page (`#weight`) or https addresses. */
  readonly links?: readonly string[];
}

export type ContentBlock =
  | { readonly kind: 'paragraph'; readonly text: ContentText }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly ContentText[] }
  | { readonly kind: 'table'; readonly head: readonly ContentText[]; readonly rows: readonly (readonly ContentText[])[] }
  /** A component that the page passes in: a table from the rules, a drawing. */
  | { readonly kind: 'part'; readonly name: string };

export interface ContentSection {
  /** Fragment of the section in the page's address. */
  readonly id: string;
  /** Message id of the heading. */
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
  /** Sections under a heading of the next level. */
  readonly sections: readonly ContentSection[];
}

export interface ContentDocument {
  readonly bundle: string;
  /** ISO date from which a legal text holds; other texts have none. */
  readonly validFrom?: string;
  /** Message ids of what every file has above its body. */
  readonly head: { readonly title: string; readonly headline: string; readonly lead: string; readonly description: string };
  /** Blocks before the first heading. */
  readonly opening: readonly ContentBlock[];
  readonly sections: readonly ContentSection[];
}
