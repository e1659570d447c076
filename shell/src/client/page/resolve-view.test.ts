import { describe, expect, it } from '@jest/globals';
import type { PageContext, PageModule, SlotModule } from '@amberlane/core';
import { prepareView, type Preparation, type SlotViews } from './resolve-view.ts';

const context = {} as unknown as PageContext;
const component = (): null => null;
const page = (part: Partial<PageModule> = {}) => ({
  module: { kind: 'page', component, head: () => ({ title: 'Page', description: '' }), ...part } as PageModule,
  source: { remote: 'mf-page', contentId: 'page' },
});
const slots = (part: Partial<SlotModule>): SlotViews => ({
  aside: [{ kind: 'slot', module: { kind: 'slot', component, ...part }, source: { remote: 'mf-slot', contentId: 'slot' } }],
});

function preparation(given: Partial<Preparation> = {}) {
  const faults: unknown[] = [];
  const withoutSlot: Preparation['withoutSlot'] = (name, { remote }, error) => {
    faults.push([name, remote, String(error)]);
    return { kind: 'failed', keepServerHtml: false };
  };
  return { faults, preparation: { loadData: true, limit: <T>(work: Promise<T>) => work, withoutSlot, ...given } };
}

describe('preparing a page', () => {
  it.each([
    ['setup', { setup: () => { throw new Error('no'); } }],
    ['load', { load: () => Promise.reject(new Error('no')) }],
  ])('goes on without a slot whose %s fails', async (_what, part) => {
    const { faults, preparation: given } = preparation();
    const prepared = await prepareView(page(), slots(part), context, given);
    expect(prepared.view.kind).toBe('page');
    expect(prepared.slots).toEqual({ aside: [{ kind: 'failed', keepServerHtml: false }] });
    expect(faults).toEqual([['aside', 'mf-slot', 'Error: no']]);
  });

  it('keeps the other fillings of a slot when one fails, each in its place', async () => {
    const { faults, preparation: given } = preparation();
    const filling = (remote: string, part: Partial<SlotModule>) => ({ kind: 'slot', module: { kind: 'slot', component, ...part }, source: { remote, contentId: remote } }) as const;
    const broken = { ...filling('mf-broken', { load: () => Promise.reject(new Error('no')) }), condition: 'signed-in' } as const;
    const prepared = await prepareView(page(), { aside: [filling('mf-first', {}), broken, filling('mf-last', {})] }, context, given);
    expect(prepared.slots['aside']?.map(({ kind, condition }) => [kind, condition])).toEqual([['slot', undefined], ['failed', 'signed-in'], ['slot', undefined]]);
    expect(faults).toEqual([['aside', 'mf-broken', 'Error: no']]);
  });

  it('passes on what the page itself throws', async () => {
    const { preparation: given } = preparation();
    await expect(prepareView(page({ load: () => Promise.reject(new Error('page')) }), {}, context, given)).rejects.toThrow('page');
  });

  it('asks whether it is a page before its data is there, and with it', async () => {
    const { preparation: given } = preparation();
    const loaded: string[] = [];
    const load = async (): Promise<void> => void loaded.push('data');
    const intl = { formatMessage: ({ id }: { id: string }) => id };
    const kindOf = async (valid: () => boolean) => (await prepareView(page({ load, valid }), {}, { ...context, intl } as PageContext, given)).view.kind;
    expect([await kindOf(() => false), loaded.length]).toEqual(['notFound', 0]);
    expect([await kindOf(() => loaded.length === 0), loaded.length]).toEqual(['notFound', 1]);
    expect(await kindOf(() => true)).toBe('page');
  });

  it('bounds each loader on its own', async () => {
    const never = new Promise<never>(() => undefined);
    const { faults, preparation: given } = preparation({ limit: (work) => (work === never ? Promise.reject(new Error('late')) : work) });
    const prepared = await prepareView(page({ load: () => Promise.resolve() }), slots({ load: () => never }), context, given);
    expect(prepared.view.kind).toBe('page');
    expect(faults).toEqual([['aside', 'mf-slot', 'Error: late']]);
  });

  it('asks no loader where the data is there', async () => {
    const { preparation: given } = preparation({ loadData: false });
    const load = (): Promise<never> => Promise.reject(new Error('asked'));
    const prepared = await prepareView(page({ load }), slots({ load }), context, given);
    expect(prepared.slots['aside']?.map(({ kind }) => kind)).toEqual(['slot']);
  });
});
