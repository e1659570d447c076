import { describe, expect, it } from '@jest/globals';
import { defineRemote } from './remote-config.ts';
import { remoteManifest } from './remote-manifest.ts';
import { withoutUnknownEntries } from './unknown-entries.ts';

const ROUTE = { path: 'help', page: 'help', title: 'help.title', messages: ['help'], budgetKb: 1 };
const FOOTER = { place: 'footer/company', to: 'help', title: 'help-menu.help' };
const NEW_PLACE = { place: 'header/of-tomorrow', to: 'help', title: 'help-menu.early', shape: 'round' };
const FILLING = { slot: 'offers', module: 'offers', messages: ['help'], budgetKb: 1 };
const manifestWith = (declared: object) => ({
  schema: 1, kind: 'remote', name: 'mf-help', version: '1.0.0', build: '0123456789ab', contentId: 'a'.repeat(64), files: {}, messages: [],
  container: 'mf_help', entry: 'client/remoteEntry.js', needs: { core: '^1.0.0' }, builtWith: {}, routes: [ROUTE], slots: [], exposes: {}, ...declared,
});
const read = (declared: object) => {
  const { manifest, leftOut } = withoutUnknownEntries(manifestWith(declared));
  return { ...remoteManifest.parse(manifest), leftOut };
};

describe('a manifest of another day', () => {
  it('keeps its other entries where one stands at a place that is not known, whatever else that entry says', () => {
    const { menu, leftOut } = read({ menu: [NEW_PLACE, FOOTER] });
    expect(menu.map(({ place }) => place)).toEqual(['footer/company']);
    expect(leftOut).toEqual(['menu entry help-menu.early: place "header/of-tomorrow"']);
  });

  it('shows nobody what is for readers of a kind that is not known', () => {
    const { menu, slots, leftOut } = read({
      menu: [FOOTER, { ...FOOTER, condition: 'staff' }],
      slots: [{ ...FILLING, condition: 'staff' }, { ...FILLING, module: 'all', condition: 'signed-in' }],
    });
    expect(menu).toHaveLength(1);
    expect(menu[0]?.condition).toBe('always');
    expect(slots.map(({ module }) => module)).toEqual(['all']);
    expect(leftOut).toEqual(['menu entry help-menu.help: condition "staff"', 'filling offers of slot offers: condition "staff"']);
  });

  it('is read as it is where all is known', () => {
    const whole = manifestWith({ menu: [FOOTER], slots: [FILLING] });
    expect(withoutUnknownEntries(whole)).toEqual({ manifest: whole, leftOut: [] });
  });

  it('is refused where what is unknown guards a page, and where an entry is faulty', () => {
    expect(() => read({ routes: [{ ...ROUTE, auth: 'two-factor' }] })).toThrow(/auth/);
    expect(() => read({ menu: [{ ...FOOTER, place: 7 }] })).toThrow(/place/);
    expect(() => read({ menu: [{ ...FOOTER, shape: 'round' }] })).toThrow(/shape/);
    expect(() => read({ menu: 'footer' })).toThrow(/menu/);
  });

  it.each([[null], ['text'], [[FOOTER]]])('is left to the schema where it is %j', (json) => {
    expect(withoutUnknownEntries(json)).toEqual({ manifest: json, leftOut: [] });
  });
});

it('is an error in the declaration of the remote itself', () => {
  const { shape: _shape, ...entry } = NEW_PLACE;
  // @ts-expect-error -- TypeScript knows the places, too
  expect(() => defineRemote({ name: 'mf-help', core: '^1.0.0', routes: [ROUTE], menu: [entry] })).toThrow(/place/);
});
