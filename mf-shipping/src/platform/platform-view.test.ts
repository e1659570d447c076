import { describe, expect, it } from '@jest/globals';
import { curlExamples, EXAMPLES, typescriptExamples } from './example-texts.ts';
import { platformHref, readPlatformAddress } from './platform-view.ts';

describe('the address of the console', () => {
  it.each([
    ['express/platform', {}],
    ['express/platform?view=deliveries&endpoint=whe_1&state=dead&cursor=7', { view: 'deliveries', endpoint: 'whe_1', state: 'dead', cursor: '7' }],
    ['express/platform?view=calls', { view: 'calls' }],
  ] as const)('%s leads there and back', (path, address) => {
    expect(platformHref(address)).toBe(path);
    expect(readPlatformAddress(path.slice('express/platform'.length))).toEqual({ view: 'webhooks', endpoint: '', state: null, cursor: '', ...address });
  });

  it('that means nothing shows the endpoints', () => expect(readPlatformAddress('?view=secrets&state=lost')).toEqual({ view: 'webhooks', endpoint: '', state: null, cursor: '' }));
});

describe('the examples', () => {
  it('name the origin of the reader and hold no secret', () => {
    const texts = [curlExamples('https://gh.example.com'), typescriptExamples('https://gh.example.com')].flatMap((all) => EXAMPLES.map((example) => all[example]));
    expect(texts.filter((text) => text.includes('https://gh.example.com'))).toHaveLength(8);
    expect(texts.join()).not.toMatch(/amk_|whsec_/);
  });
});
