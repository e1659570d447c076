/** Files that the build turns into modules. */
declare module '*.module.css' {
  /** Local class name → the one in the style sheet. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** Address of the emitted file. */
declare module '*.svg' {
  const url: string;
  export default url;
}

/** Structure of a content file; its sentences are messages. */
declare module '*.md' {
  import type { ContentDocument } from '@amberlane/contract/federation/content-document';
  const document: ContentDocument;
  export default document;
}

/** What all parts of the site say (`site-texts-loader.mjs`). */
declare module '*.texts' {
  const parts: readonly {
    /** Folder from the root. */
    readonly part: string;
    readonly bundles: readonly string[];
    /** Id and texts in the order of LOCALES. */
    readonly load: () => Promise<readonly (readonly [id: string, ...texts: string[]])[]>;
  }[];
  export default parts;
}
