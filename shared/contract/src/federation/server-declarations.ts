/** What a remote declares for the shell server besides its pages: forms without JavaScript, one-click links, feeds, sitemap. */
import { z } from 'zod';

const kebabCase = z.string().regex(/^[a-z][a-z0-9-]*$/);
const bundle = z.string().regex(/^[a-z][A-Za-z0-9-]*$/);
const pagePath = z.string().regex(/^(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/);
const callSegments = '/(?:v1|oms|officalsite|publicservice)(?:/[A-Za-z0-9][\\w-]*)+';

const fieldName = z.string().regex(/^[a-z][A-Za-z0-9]*$/);

/**
 * How a field of a form goes into the call. `words`: a string, '' when the form has none. `choice`: a string, left
 * out when nothing is chosen. `number` and `boolean` (`true`, `false`) are left out when empty. `list`: every value of that name. `group`: an object of the fields
 * `name.key`, each a string or, where it comes more than once, a list, and of the fields `name.key.row`.
 */
export const FORM_FIELD_KINDS = ['words', 'choice', 'number', 'boolean', 'list', 'group'] as const;
const formField = z.union([fieldName, z.strictObject({ name: fieldName, as: z.enum(FORM_FIELD_KINDS) })]);
export type FormField = z.infer<typeof formField>;

/**
 * A form for browsers without JavaScript: `formAction(remote, name)` takes it, passes its fields to one call and goes
 * back to the page named by its field `returnTo`, which learns `sent=1`, or `fault=<error code>` with the refused fields
 * and what is wrong with each (`faultAt=email,contactNumber`, `faultIs=email,required`), from its query. The call is
 * anonymous: it never carries the reader's session.
 */
export const formDeclaration = z.strictObject({
  name: kebabCase,
  /** Path of a POST of the contract, without parameters. */
  call: z.string().regex(new RegExp(`^${callSegments}$`)),
  /** Fields that are passed on, by their names in the call's request. All others are dropped. */
  fields: z.array(formField).min(1),
  /** Fields of the call's reply, texts of up to 64 characters, that the page gets in its query: a reference, a date. */
  shows: z.array(fieldName).optional(),
  /** Page of this remote to return to when the form does not say one of the site. */
  page: pagePath,
});

/** Shortest token that opens an address to requests from anywhere: 32 characters of base64url are 192 bits. */
const SHORTEST_TOKEN = 32;

/**
 * A link in an email that one click of the mail program answers (RFC 8058): its POST comes from anywhere, without cookie
 * or header of ours, and goes on to the API as it is. Only who has the email knows the token. A GET changes nothing and
 * leads to the page, with the token in its query.
 */
export const oneClickDeclaration = z.strictObject({
  /** Path of a POST of the contract whose last segment is the token: `/v1/api/track/follow/unsubscribe/{token}`. */
  call: z.string().regex(new RegExp(`^${callSegments}/\\{token\\}$`)),
  /** Characters of every token. */
  tokenLength: z.number().int().min(SHORTEST_TOKEN).max(200),
  page: pagePath,
});

/** What a page lists, for feed readers: RSS at `/{lang}/<path>`. */
export const feedDeclaration = z.strictObject({
  /** File name under `/{lang}`. */
  path: z.string().regex(/^[a-z][a-z0-9-]*\.xml$/),
  /** Folder under `src/feeds/` with a `feed.ts` whose default export is `defineFeed(…)`. Runs on the server alone. */
  module: kebabCase,
  /** Page that lists the same. The feed exists where the page does. */
  page: pagePath,
  messages: z.array(bundle).min(1),
});

/** Addresses of a route with a parameter, with the day of their last change. */
export const sitemapDeclaration = z.strictObject({
  /** Folder under `src/sitemaps/` with a `sitemap.ts` whose default export is `defineSitemap(…)`. Runs on the server alone. */
  module: kebabCase,
});

export type FormDeclaration = z.infer<typeof formDeclaration>;
export type OneClickDeclaration = z.infer<typeof oneClickDeclaration>;
export type FeedDeclaration = z.infer<typeof feedDeclaration>;
export type SitemapDeclaration = z.infer<typeof sitemapDeclaration>;

/** Name of a server module in the manifest: `./feeds/news`. */
export const feedModule = ({ module }: FeedDeclaration): string => `./feeds/${module}`;
export const sitemapModule = ({ module }: SitemapDeclaration): string => `./sitemaps/${module}`;
