import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Market } from '@amberlane/contract/site';
import { inSite } from '../../testing/on-site.tsx';
import { NameOrder } from './name-order.tsx';

it.each<[Market, string]>([
  [{ country: 'NG', locale: 'en' }, 'given family'],
  [{ country: 'TR', locale: 'tr' }, 'given family'],
  [{ country: 'NG', locale: 'zh-CN' }, 'family given'],
])('orders a name as readers of %j do', (market, order) => {
  const { container } = render(inSite(<NameOrder given={<i>given </i>} family={<i>family </i>} />, market));
  expect(container).toHaveTextContent(order);
});
