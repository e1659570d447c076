/**
 * Where partners are wanted: every region of the service countries, by what really happens there. A region with a service
 * point of ours that works, or a signed contract, is taken; one is talked about while the staff judge an application for it: a form that nobody has
 * looked at changes nothing. What a person typed is compared as the search for areas does it. No more than the state of a region is told.
 */
import { sql } from 'kysely';
import { COUNTRIES, type Country, type Locale } from '@amberlane/contract/site';
import type { Territory } from '@amberlane/contract/calls/leads';
import { nameIn } from '../areas/division-list.ts';
import { foldName } from '../areas/name-fold.ts';
import type { AreaRecord } from '../areas/repository.ts';
import type { ApiContext } from '../context.ts';
import { REGION_MIDDLES } from './region-middles.ts';

interface Region extends Omit<Territory, 'name'> {
  readonly names: AreaRecord['names'];
}

const KEPT_MS = 60_000;

export function territories({ db, now }: Pick<ApiContext, 'db' | 'now'>) {
  let kept: { readonly at: number; readonly regions: Promise<readonly Region[]> } | null = null;

  async function read(): Promise<readonly Region[]> {
    const provinces = await db.selectFrom('area').selectAll().where('type', '=', 'province').orderBy('sort').execute();
    const sites = await db.selectFrom('site').select('province').distinct().where('closed_for_good', '=', false).execute();
    const asked = await db
      .selectFrom('lead')
      .select(['country', 'status', sql<string | null>`content->>'state'`.as('state')])
      .distinct()
      .where('kind', '=', 'franchise')
      .where('status', 'in', ['VERIFICATION', 'CONTRACT', 'SIGNED'])
      .where('suspect', '=', false)
      .execute();
    const taken = new Set(sites.map(({ province }) => province));
    const named = (isSigned: boolean) => new Set(asked.filter(({ status }) => (status === 'SIGNED') === isSigned).map(({ country, state }) => `${country} ${foldName(state ?? '')}`));
    const [signed, talks] = [named(true), named(false)];
    return provinces.flatMap(({ code, country, names, search }) => {
      const middle = REGION_MIDDLES.get(code);
      if (!middle) return [];
      const isIn = (those: ReadonlySet<string>): boolean => search.split('\n').some((name) => those.has(`${country} ${name}`));
      const state = taken.has(code) || isIn(signed) ? 'TAKEN' : isIn(talks) ? 'TALKS' : 'OPEN';
      return [{ code, country, names, ...middle, state } as const];
    });
  }

  /** A read that failed is not kept. */
  function regions(): Promise<readonly Region[]> {
    const at = now().getTime();
    if (kept && at - kept.at < KEPT_MS && at >= kept.at) return kept.regions;
    const fresh = { at, regions: read() };
    kept = fresh;
    fresh.regions.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh.regions;
  }

  return {
    /** Those of one country, or all in the order of the countries, named in a language. */
    of: async (country: Country | undefined, locale: Locale): Promise<Territory[]> => {
      const asked = country === undefined ? COUNTRIES : [country];
      const all = await regions();
      return asked.flatMap((one) => all.filter((region) => region.country === one).map(({ names, ...region }) => ({ ...region, name: nameIn(names, locale) })));
    },
  };
}
