import { describe, expect, it } from '@jest/globals';
import { AMA } from '../../../testing/account-site.ts';
import { startOf, wishOf } from './preference-values.ts';

const KEPT = startOf(AMA, { reachable: true, signInAlert: true, parcelNews: false });

describe('preferences', () => {
  it('send what is another than before', () => {
    expect(wishOf(KEPT, KEPT)).toEqual({ language: false, notifications: null });
    expect(wishOf({ ...KEPT, locale: 'fr' }, KEPT)).toEqual({ language: true, notifications: null });
    expect(wishOf({ ...KEPT, parcelNews: true }, KEPT)).toEqual({ language: false, notifications: { parcelNews: true } });
    expect(wishOf({ ...KEPT, signInAlert: false }, KEPT)).toEqual({ language: false, notifications: { signInAlert: false } });
  });

  it('begin with no email for an account without an address', () => {
    expect(startOf(AMA, { reachable: false, signInAlert: true, parcelNews: true })).toMatchObject({ parcelNews: false, signInAlert: false });
  });
});
