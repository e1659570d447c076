import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Market } from '@amberlane/contract/site';
import { inSite } from '../../testing/on-site.tsx';
import { SentenceSpace } from './sentence-space.tsx';

it.each<[Market, string]>([
  [{ country: 'NG', locale: 'en' }, 'One. Two.'],
  [{ country: 'CN', locale: 'zh-CN' }, 'One.Two.'],
])('stands between two sentences of %j as the language writes them', (market, written) => {
  const { container } = render(inSite(<p>One.<SentenceSpace />Two.</p>, market));
  expect(container.textContent).toBe(written);
});
