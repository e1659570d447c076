/**
 * What the browser has to know of a build before it runs any part of it: its manifest without sizes, other languages, and what only
 * the server runs or reads, for one language. A page's document tells the same of the parts that it shows.
 *
 * The shell server makes it from the verified manifest; the route table has its hash, so that it is as safe as the manifest itself.
 */
export interface BuildFiles {
  readonly container: string;
  readonly entry: string;
  /** It runs on groups of the form library: files of the shell that only the documents of pages with a form name. */
  readonly usesGroups: boolean;
  /** Path inside the artifact → integrity. */
  readonly files: Readonly<Record<string, string>>;
}

const ALGORITHM = 'sha384-';
/** 132 bits: no two lists have the same address. */
const NAMED_BY = 22;

/** Name of the list under `/-/site/`, made from its hash: whoever keeps it keeps it for ever. */
export const buildFilesName = (remote: string, integrity: string): string =>
  `${remote}.${integrity.slice(ALGORITHM.length, ALGORITHM.length + NAMED_BY).replaceAll('+', '-').replaceAll('/', '_')}.json`;

export const buildFilesUrl = (remote: string, integrity: string): string => `/-/site/${buildFilesName(remote, integrity)}`;
