import { expect, it } from '@jest/globals';
import { valueAt, withValue } from './value-path.ts';

it('reads and changes values deep inside, and leaves the rest as it is', () => {
  const values = { goods: [{ nameEn: 'Shoes' }, { nameEn: 'Cup' }], sender: { city: 'Lagos' } };
  const next = withValue(values, 'goods.1.nameEn', 'Cups');
  expect(next).toEqual({ goods: [{ nameEn: 'Shoes' }, { nameEn: 'Cups' }], sender: { city: 'Lagos' } });
  expect(next.sender).toBe(values.sender);
  expect(next.goods[0]).toBe(values.goods[0]);
  expect(valueAt(next, 'goods.1.nameEn')).toBe('Cups');
});

it('finds nothing where there is nothing, not even what every object inherits', () => {
  expect(valueAt({}, 'a.b')).toBeUndefined();
  expect(valueAt({ a: 'text' }, 'a.length')).toBeUndefined();
  expect(valueAt({}, 'constructor')).toBeUndefined();
});
