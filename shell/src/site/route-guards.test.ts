import { describe, expect, it } from '@jest/globals';
import { admit, isPersonal } from './route-guards.ts';
import type { SiteRoute } from './route-table.ts';

const route = (more: Partial<SiteRoute> = {}): SiteRoute => ({
  path: 'page', aliases: [], page: 'page', auth: 'public', header: 'solid', failure: 'primary', messages: [], slots: [], ...more,
});

describe('a page', () => {
  it('for everybody is open', () => {
    expect([admit(route(), false), admit(route(), true)]).toEqual([{ kind: 'enter' }, { kind: 'enter' }]);
  });

  it.each([route({ auth: 'required' }), route({ guards: ['signed-in'] })])('for customers asks visitors to sign in', (personal) => {
    expect(admit(personal, false)).toEqual({ kind: 'signIn' });
    expect(admit(personal, true)).toEqual({ kind: 'enter' });
    expect(isPersonal(personal)).toBe(true);
  });

  it('for visitors sends customers back', () => {
    expect(admit(route({ guards: ['visitor'] }), true)).toEqual({ kind: 'goBack' });
    expect(admit(route({ guards: ['visitor'] }), false)).toEqual({ kind: 'enter' });
  });

  it('without a name leads to the root', () => {
    expect(admit(route({ unnamed: true, auth: 'required' }), false)).toEqual({ kind: 'root' });
  });

  it('with an unknown guard is an error for everybody, signed in or not', () => {
    const odd = route({ auth: 'required', guards: ['visitor', 'franchisee'] });
    expect(admit(odd, false)).toEqual({ kind: 'unknownGuard', name: 'franchisee' });
    expect(admit(odd, true)).toEqual({ kind: 'unknownGuard', name: 'franchisee' });
  });
});
