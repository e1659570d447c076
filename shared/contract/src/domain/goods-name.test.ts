import { expect, it } from '@jest/globals';
import { isBroadGoodsName } from './goods-name.ts';

it.each(['Gift', 'gifts and samples', 'GOODS', 'Various items', 'Electronics', '日用品', '礼品、样品', '货物', 'Marchandises diverses'.split(' ')[0] ?? '', 'cadeaux', 'Hediye', 'ÇEŞİTLİ EŞYA', 'هدايا', 'سامان', '123', '???'])(
  '"%s" says no more than a category',
  (name) => expect(isBroadGoodsName(name)).toBe(true),
);

it.each(['Cotton T-shirt', 'Phone accessories: silicone case', 'Gift box with ceramic cup', '棉质T恤', '儿童积木玩具', 'Chargeur USB-C 20 W', 'Pamuklu tişört', 'قميص قطني', 'سوتی قمیص', 'USB cable'])(
  '"%s" names the thing',
  (name) => expect(isBroadGoodsName(name)).toBe(false),
);
