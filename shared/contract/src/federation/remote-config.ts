/**
 * What a remote gives to the site, declared as data in its `remote.config.ts`: a newcomer reads it in one screen.
 * The build turns it into `remote.manifest.json` (`remote-manifest.ts`).
 */
import { z } from 'zod';
import { COUNTRIES } from '../site/markets.ts';
import { condition, MENU_SECTIONS, menuEntry, messageId, order } from './menu.ts';
import { feedDeclaration, formDeclaration, oneClickDeclaration, sitemapDeclaration } from './server-declarations.ts';

/** `mf-tracking`: folder, package and artifact name of a remote. */
export const remoteName = z.string().regex(/^mf-[a-z][a-z0-9-]{1,30}$/);
const segment = '[a-z0-9][a-z0-9-]*';
/** Path under `/{lang}` in lower case; `:name` is a parameter, a closing `?` makes it optional, '' is the home page. */
export const routePath = z.string().regex(new RegExp(`^(?:${segment}(?:/${segment})*(?:/:[a-z][A-Za-z]*\\??)?)?$`), {
  error: ({ input }) => `${JSON.stringify(input)} is no path. Write small letters, digits and hyphens, without a slash at either end: service/support, news/:id?`,
});
const bundle = z.string().regex(/^[a-z][A-Za-z0-9-]*$/);
const slotName = z.string().regex(/^[a-z][a-z0-9-]*$/);

const wantedSlot = z.strictObject({
  slot: slotName,
  /** Several remotes may fill it. */
  many: z.boolean().default(true),
  /** Filled when the page shows the slot, and not with the page: for what only a reader's action brings on screen. Left out for false. */
  late: z.literal(true).optional(),
});
type WantedSlot = z.infer<typeof wantedSlot>;

export const routeDeclaration = z.strictObject({
  path: routePath,
  /** Further paths of the same page; each is a page of its own address, with the first path as canonical. */
  aliases: z.array(routePath).default([]),
  /**
   * Exact spellings under which the page is served although addresses are in lower case: `intlStraight`. One segment
   * each; its lower-case form is the path or an alias.
   */
  spellings: z.array(z.string().regex(/^[A-Za-z0-9-]*[A-Z][A-Za-z0-9-]*$/)).default([]),
  /** Folder under `src/pages/` with a `page.tsx` whose default export is `definePage(…)`. */
  page: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Message that names the page in title bar, progress and menus. A route without one leads to the root (spec §2). */
  title: messageId.optional(),
  auth: z.enum(['public', 'required']).default('public'),
  /** Further guards of the shell, by name, asked in this order: `signed-in`, `visitor`. An unknown one is an error page. */
  guards: z.array(z.string().regex(/^[a-z][a-z0-9-]*$/)).default([]),
  /** Stays alive, hidden, with state and scroll position, when readers leave the page and come back. */
  keepAlive: z.boolean().default(false),
  header: z.enum(['solid', 'transparent']).default('solid'),
  /** Menu of the header that is marked on this page although none of its entries leads here; absent: none. */
  section: z.enum(MENU_SECTIONS).optional(),
  /** On a phone the site's tools stay in a bar at the foot of the page. */
  tools: z.boolean().default(false),
  /** Countries in which the page exists; absent: everywhere. */
  countries: z.array(z.enum(COUNTRIES)).min(1).optional(),
  /** A refresh of the page gives a session that is not remembered another half hour (spec §4). */
  refreshProlongsSession: z.boolean().default(true),
  /** What readers come to the site for and do on this page: search engines are told on the home page (schema.org `potentialAction`). */
  action: z
    .strictObject({
      type: z.string().regex(/^[A-Z][A-Za-z]*Action$/),
      /** Field of the page's query that takes what is typed. */
      field: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
      /** What is typed, for programs: `waybill`. */
      input: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
    })
    .optional(),
  /**
   * Parameters of the query that the page and what fills its slots read. Others stay in the address and change nothing. Absent in
   * builds of other days alone, which get the whole query.
   */
  query: z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/)).optional(),
  /** In the sitemap and open to search engines when it has no query string. */
  indexable: z.boolean().default(true),
  /** The rendered page is the same for everybody and may be kept by the page cache when it has no query string. */
  cacheable: z.boolean().default(true),
  /**
   * What the page answers to a query may be kept on the reader's device, for when there is no network. Only for what
   * anyone may ask: it outlives the session.
   */
  offline: z.boolean().default(false),
  /** What the reader sees when the remote can't be had: `primary` a page-wide card, `regular` a card in its place. */
  failure: z.enum(['primary', 'regular']).default('primary'),
  /** When React takes the page over (design §4): `warm` fetched at idle and run at the first touch, `touch`, `idle`. */
  hydrate: z.enum(['warm', 'touch', 'idle']).default('warm'),
  /** Message bundles that the page needs: first segments of message ids. */
  messages: z.array(bundle).min(1),
  /** Slots of the page. A name alone is one that several remotes may fill, and that is filled with the page. */
  slots: z.array(z.union([slotName.transform((slot): WantedSlot => ({ slot, many: true })), wantedSlot])).default([]),
  /** Most brotli bytes of this remote's own JavaScript and CSS for the page, in KB. The build refuses more. */
  budgetKb: z.number().positive(),
});

export const slotDeclaration = z.strictObject({
  slot: slotName,
  /** Folder under `src/slots/` with a `slot.tsx` whose default export is `defineSlot(…)`. */
  module: z.string().regex(/^[a-z][a-z0-9-]*$/),
  messages: z.array(bundle).min(1),
  /** Among several that fill one slot: lower comes first, equal ones in the order of the remotes' names. */
  order: order.default(500),
  /** A filling for some readers only. One for `signed-in` is brought to a page for everybody by the browser alone. */
  condition: condition.default('always'),
  /** Countries in which it is shown; absent: everywhere. */
  countries: z.array(z.enum(COUNTRIES)).min(1).optional(),
  budgetKb: z.number().positive(),
});

/** What the build of this remote does besides the usual; no part of the manifest. */
export const buildDeclaration = z.strictObject({
  /** Modules of libraries that pages can't run as they are, each by a file of the remote that stands for it. */
  replacements: z
    .array(
      z.strictObject({
        /** End of the module's path, without its extension: `leaflet/src/core/Browser`. */
        module: z.string().regex(/^[\w@./-]+$/),
        /** File of this remote, from its folder. */
        by: z.string().regex(/^src\/[\w/.-]+\.tsx?$/),
      }),
    )
    .default([]),
});

export const remoteConfig = z.strictObject({
  name: remoteName,
  /** `builders`: a tool of those who build the site; `npm start` leaves it out and no production channel takes it. */
  audience: z.enum(['readers', 'builders']).default('readers'),
  /** Range of `@amberlane/core` that the remote was written for (semver caret range). */
  core: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  /** Key of the remote's store slice, when it has one. */
  slice: z.string().regex(/^[a-z][A-Za-z]*$/).optional(),
  routes: z.array(routeDeclaration).default([]),
  slots: z.array(slotDeclaration).default([]),
  /** Links to the remote's own pages in header, footer and the other menus of the site. */
  menu: z.array(menuEntry).default([]),
  forms: z.array(formDeclaration).default([]),
  oneClicks: z.array(oneClickDeclaration).default([]),
  feeds: z.array(feedDeclaration).default([]),
  sitemaps: z.array(sitemapDeclaration).default([]),
  build: buildDeclaration.default({ replacements: [] }),
});

export type RemoteConfig = z.infer<typeof remoteConfig>;
export type RouteDeclaration = z.infer<typeof routeDeclaration>;
export type SlotDeclaration = z.infer<typeof slotDeclaration>;

/**
 * Checks a declaration and fills its defaults: a page that declares no parameter of the query reads none. Throws a ZodError that names the wrong field, or an Error for a menu
 * entry that leads to no route of the remote.
 */
export function defineRemote(config: z.input<typeof remoteConfig>): RemoteConfig {
  const declared = remoteConfig.superRefine(refuseLooseEnds).parse(config);
  const [lost] = declared.menu.filter(({ to }) => routeOfEntry(declared.routes, to) === null);
  if (lost) throw new Error(`${declared.name}: menu entry "${lost.title}" leads to "${lost.to}", which is no path of its routes without a parameter`);
  return { ...declared, routes: declared.routes.map((route) => ({ ...route, query: route.query ?? [] })) };
}

/** What names a page or a path of the same remote has to name one that is there. */
function refuseLooseEnds({ routes, forms, oneClicks, feeds }: RemoteConfig, context: Parameters<Parameters<typeof remoteConfig.superRefine>[0]>[1]): void {
  const paths = new Set(routes.flatMap(({ path, aliases }) => [path, ...aliases]));
  const refuse = (message: string, path: (string | number)[]): void => context.addIssue({ code: 'custom', message, path });
  const named = { forms, oneClicks, feeds };
  for (const [list, entries] of Object.entries(named)) {
    for (const [index, { page }] of entries.entries()) if (!paths.has(page)) refuse(`no route has the path "${page}"`, [list, index, 'page']);
  }
  for (const [index, { path, aliases, spellings, action, slots, query = [] }] of routes.entries()) {
    for (const [at, { slot }] of slots.entries()) if (slots.findIndex((other) => other.slot === slot) < at) refuse(`the slot "${slot}" is declared twice`, ['routes', index, 'slots', at]);
    if (action && !query.includes(action.field)) refuse(`"${action.field}" is no parameter of the page's \`query\``, ['routes', index, 'action', 'field']);
    for (const spelling of spellings) {
      if (![path, ...aliases].includes(spelling.toLowerCase())) refuse(`"${spelling.toLowerCase()}" is neither the path nor an alias`, ['routes', index, 'spellings']);
    }
  }
}

/** The route that a menu entry leads to. A route with a parameter is no target: nobody knows its value. */
export const routeOfEntry = <R extends Pick<RouteDeclaration, 'path' | 'aliases'>>(routes: readonly R[], to: string): R | null =>
  (to.includes(':') ? undefined : routes.find(({ path, aliases }) => path === to || aliases.includes(to))) ?? null;
