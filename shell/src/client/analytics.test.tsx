import { afterEach, describe, expect, it } from '@jest/globals';
import { BOOT_ID } from '../site/hydration-data.ts';
import { countVisit } from './analytics.ts';

const ANALYTICS = { src: 'https://stats.example/s.js', integrity: null };

function documentWith(analytics: object | undefined, cookie: string): void {
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ID}">${JSON.stringify({ analytics })}</script>`;
  document.cookie = cookie;
}
const scripts = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  document.head.innerHTML = '';
  document.cookie = 'cookieAgree=; Max-Age=0';
});

describe('counting visits', () => {
  it.each([
    ['nothing is configured and the reader never agreed', undefined, 'other=1', 0],
    ['nothing is configured although the reader agreed', undefined, 'cookieAgree=1', 0],
    ['the reader was not asked', ANALYTICS, 'other=1', 0],
    ['the reader did not agree', ANALYTICS, 'cookieAgree=0', 0],
    ['it is configured and the reader agreed', ANALYTICS, 'cookieAgree=1', 1],
  ])('when %s', (_when, analytics, cookie, count) => {
    documentWith(analytics, cookie);
    countVisit();
    expect(scripts()).toEqual(Array<string>(count).fill(ANALYTICS.src));
  });

  it('begins in the page in which the reader agrees, once', () => {
    documentWith(ANALYTICS, 'cookieAgree=0');
    countVisit();
    document.cookie = 'cookieAgree=1';
    countVisit();
    countVisit();
    expect(scripts()).toEqual([ANALYTICS.src]);
  });

  it('lets the browser check the script where its hash is known', () => {
    documentWith({ ...ANALYTICS, integrity: 'sha384-x' }, 'cookieAgree=1');
    countVisit();
    expect(document.head.querySelector('script')).toHaveAttribute('integrity', 'sha384-x');
    expect(document.head.querySelector('script')).toHaveAttribute('crossorigin', 'anonymous');
  });
});
