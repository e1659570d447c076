import { expect, it } from '@jest/globals';
import { withSwitchesLink } from './switches-link.ts';

const REQUEST = { market: { country: 'GH', locale: 'en' }, path: 'track', search: '?numbers=A&x="1' } as const;

it('stands at the end of the page and names its address', () => {
  expect(withSwitchesLink('<body><p>page</p></body></html>', 'http://localhost:8081', REQUEST)).toBe(
    '<body><p>page</p><aside lang="en" dir="ltr" aria-label="Isolation"><a href="http://localhost:8081/?page=%2Fgh-en%2Ftrack%3Fnumbers%3DA%26x%3D%221">Switches of this page</a></aside></body></html>',
  );
});

it('leads from the home page, too', () => {
  expect(withSwitchesLink('</body>', 'http://localhost:8081', { ...REQUEST, path: '', search: '' })).toContain('?page=%2Fgh-en"');
});
