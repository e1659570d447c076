import { describe, expect, it } from '@jest/globals';
import { MOST_AHEAD, scriptsAhead } from './script-preloads.ts';

const MAIN = { url: 'main', bytes: MOST_AHEAD - 1_000 };

describe('scripts of a page', () => {
  it('are fetched ahead as long as they fit, in their order', () => {
    const scripts = [{ url: 'entry', bytes: 600 }, { url: 'large', bytes: 500 }, { url: 'small', bytes: 400 }];
    expect(scriptsAhead(MAIN, scripts)).toEqual({ ahead: ['entry', 'small'], late: ['large'] });
  });

  it('come with the touch when the application alone takes all the room', () => {
    expect(scriptsAhead({ url: 'main', bytes: MOST_AHEAD + 1 }, [{ url: 'entry', bytes: 1 }])).toEqual({ ahead: [], late: ['entry'] });
  });
});
