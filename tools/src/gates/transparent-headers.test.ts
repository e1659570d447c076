import { expect, it } from '@jest/globals';
import { remoteConfigs } from '../reader-parts.ts';

/** Short aliases that are "each flagged for a transparent header background" (spec §2), as an address has them. */
const TRANSPARENT = [
  'warehouse', 'warehouse-head', 'warehouse-promise', 'warehouse-delivery', 'express', 'express-large', 'express-standard', 'intlstraight', 'intl-straight-small',
  'intl-straight-special', 'help', 'contact-us', 'about-us', 'join-us', 'access', 'resolve', 'recruit',
];

it('the pages that the specification names lie under a transparent header', async () => {
  const routes = (await remoteConfigs()).flatMap(({ routes: declared }) => declared);
  const headers = TRANSPARENT.map((alias) => [alias, routes.find(({ aliases }) => aliases.includes(alias))?.header]);
  expect(headers).toEqual(TRANSPARENT.map((alias) => [alias, 'transparent']));
});
