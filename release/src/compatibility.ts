/**
 * Do these builds fit together? A pure verdict over the pin set as it would be: all reasons at once, never throws.
 * It does not look at budgets or API calls, nor at whether a remote's code does what it declares. What a change takes
 * away from the site is judged in `lost-routes.ts` and `wanted-slots.ts`.
 */
import type { ArtifactManifest, RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import { COUNTRIES } from '@amberlane/contract/site';
import { SHARED_BUNDLES } from '@amberlane/contract/federation/shared-bundles';
import { missingExports } from './core-exports.ts';
import major from 'semver/functions/major.js';
import satisfies from 'semver/functions/satisfies.js';
import valid from 'semver/functions/valid.js';
import { addressesOf, type SiteAddress } from './site-addresses.ts';

export type IncompatibilityKind =
  | 'core-range' | 'group-range' | 'module-range' | 'core-exports' | 'react'
  | 'route' | 'slot' | 'slice' | 'messages' | 'form' | 'feed' | 'one-click';

export interface Incompatibility {
  readonly kind: IncompatibilityKind;
  /** Artifacts that don't fit, sorted. */
  readonly between: readonly string[];
  /** One sentence for the release manager. */
  readonly message: string;
}

const CORE = '@amberlane/core';
/** A group of the form library, as remotes import it. */
const requestOfGroup = (group: string): string => `@amberlane/ui/${group}`;

/** At most one build per name. Without a shell the ranges can't be judged, and are not. */
export function incompatibilities(builds: readonly ArtifactManifest[]): readonly Incompatibility[] {
  const shell = builds.find((build) => build.kind === 'shell');
  const remotes = builds.filter((build) => build.kind === 'remote').sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    ...(shell ? remotes.flatMap((remote) => [...coreRange(remote, shell), ...groupRanges(remote, shell), ...moduleRanges(remote, shell), ...coreExports(remote, shell), ...reactMajor(remote, shell)]) : []),
    ...claimConflicts(remotes),
    ...claimedTwice('messages', 'message bundle', builds.flatMap(({ messages, name }) => messages.filter((bundle) => !SHARED_BUNDLES.has(bundle)).map((bundle) => [bundle, name] as const))),
  ];
}

type Declaration = Pick<RemoteManifest, 'name' | 'routes' | 'slots' | 'slice' | 'forms' | 'feeds' | 'oneClicks'>;

/** Paths, slots and slices that are claimed twice, as `remote.config.ts` tells them: sentences before anything is built. */
export const declaredClashes = (declarations: readonly Declaration[]): string[] => claimConflicts(declarations).map(({ message }) => message);

const claimConflicts = (remotes: readonly Declaration[]): Incompatibility[] => [
  ...routeConflicts(remotes),
  ...slotConflicts(remotes),
  ...claimedTwice('slice', 'store slice', remotes.flatMap(({ slice, name }) => (slice === undefined ? [] : [[slice, name] as const]))),
  ...claimedTwice('form', 'form', remotes.flatMap(({ name, forms }) => forms.map((form) => [`${name}/${form.name}`, name] as const))),
  ...claimedTwice('feed', 'feed', remotes.flatMap(({ name, feeds }) => feeds.map(({ path }) => [path, name] as const))),
  ...claimedTwice('one-click', 'one-click link', remotes.flatMap(({ name, oneClicks }) => oneClicks.map(({ call }) => [call, name] as const))),
];

const coreRange = (remote: RemoteManifest, shell: ShellManifest): Incompatibility[] => providedRange('core-range', CORE, remote.needs.core, remote, shell);

const groupRanges = (remote: RemoteManifest, shell: ShellManifest): Incompatibility[] =>
  Object.entries(remote.needs.groups ?? {}).flatMap(([group, range]) => providedRange('group-range', requestOfGroup(group), range, remote, shell));

const moduleRanges = (remote: RemoteManifest, shell: ShellManifest): Incompatibility[] =>
  Object.entries(remote.needs.modules ?? {}).flatMap(([request, range]) => providedRange('module-range', request, range, remote, shell));

/** A build asks for the major of React that it was made with; a browser refuses any other. Builds that do not say it pass. */
function reactMajor({ name, builtWith }: RemoteManifest, shell: ShellManifest): Incompatibility[] {
  const [made, provided] = [valid(builtWith['react']), valid(shell.provides['react'])];
  if (made === null || provided === null || major(made) === major(provided)) return [];
  return [{ kind: 'react', between: [name, shell.name].sort(), message: `${name} was built with react ${made}, the shell has ${provided}: browsers would refuse it` }];
}

/** Nothing when the shell provides what is asked for in a version of the range. */
function providedRange(kind: IncompatibilityKind, request: string, range: string, remote: RemoteManifest, shell: ShellManifest): Incompatibility[] {
  const provided = shell.provides[request];
  if (provided !== undefined && satisfies(provided, range)) return [];
  const message = `${remote.name} needs ${request} ${range}, the shell has ${provided ?? 'none'}`;
  return [{ kind, between: [remote.name, shell.name].sort(), message }];
}

const coreExports = (remote: RemoteManifest, shell: ShellManifest): Incompatibility[] =>
  missingExports(remote, shell).map((message) => ({ kind: 'core-exports', between: [remote.name, shell.name].sort(), message }));

/** Two claims of one thing. A remote may not claim a thing twice either. */
function claimedTwice(kind: IncompatibilityKind, what: string, claims: readonly (readonly [thing: string, by: string])[]): Incompatibility[] {
  const owners = Map.groupBy(claims, ([thing]) => thing);
  return [...owners].flatMap(([thing, all]) => {
    if (all.length < 2) return [];
    const between = [...new Set(all.map(([, by]) => by))].sort();
    return [{ kind, between, message: `${what} ${thing} is claimed by ${between.join(' and ')}${between.length === 1 ? ' twice' : ''}` }];
  });
}

/**
 * Slots that pages show with one filling and that several remotes fill for the same readers. A slot that no page shows
 * has no conflict; the same module twice in one slot has one always.
 */
function slotConflicts(remotes: readonly Declaration[]): Incompatibility[] {
  const single = new Set(remotes.flatMap(({ routes }) => routes.flatMap(({ slots }) => slots.filter(({ many }) => !many).map(({ slot }) => slot))));
  const fillings = remotes.flatMap(({ name, slots }) => slots.map((filling) => ({ ...filling, owner: name })));
  const bySlot = Map.groupBy(fillings, ({ slot }) => slot);
  return [...bySlot].flatMap(([slot, all]) =>
    all.flatMap((one, index) => {
      const other = all.slice(index + 1).find((later) => (single.has(slot) ? meetsReaderOf(one, later) : one.owner === later.owner && one.module === later.module));
      if (!other) return [];
      const between = [...new Set([one.owner, other.owner])].sort();
      return [{ kind: 'slot' as const, between, message: `slot ${slot} is claimed by ${between.join(' and ')}${between.length === 1 ? ' twice' : ''}` }];
    }),
  );
}

type Filling = RemoteManifest['slots'][number];

/** Some reader gets both. */
const meetsReaderOf = (one: Filling, other: Filling): boolean =>
  (one.condition === 'always' || other.condition === 'always' || one.condition === other.condition) &&
  sharesCountry({ countries: one.countries ?? COUNTRIES }, { countries: other.countries ?? COUNTRIES });

/** Two pages under one address in one country. A literal path beside one with a parameter is no conflict: it wins. */
function routeConflicts(remotes: readonly Declaration[]): Incompatibility[] {
  const byShape = Map.groupBy(remotes.flatMap(addressesOf), ({ shape }) => shape);
  return [...byShape].flatMap(([shape, addresses]) =>
    addresses.flatMap((one, index) => {
      const other = addresses.slice(index + 1).find((later) => sharesCountry(one, later));
      if (!other) return [];
      const between = [...new Set([one.owner, other.owner])].sort();
      return [{ kind: 'route' as const, between, message: `path ${shape || "''"} is served by ${between.join(' and ')}${between.length === 1 ? ' twice' : ''}` }];
    }),
  );
}

const sharesCountry = (a: Pick<SiteAddress, 'countries'>, b: Pick<SiteAddress, 'countries'>): boolean => a.countries.some((country) => b.countries.includes(country));
