/**
 * Declared names of goods must be specific (spec §5): customs return parcels that hold "goods" or "gift". A name made
 * of nothing but broad words, in any of the site's languages, is refused.
 */
const BROAD = new Set([
  // en
  'goods', 'good', 'item', 'items', 'gift', 'gifts', 'sample', 'samples', 'accessory', 'accessories', 'stuff', 'thing', 'things', 'product', 'products',
  'parts', 'part', 'article', 'articles', 'misc', 'miscellaneous', 'other', 'others', 'various', 'personal', 'effects', 'general', 'cargo', 'package',
  'parcel', 'merchandise', 'commodity', 'commodities', 'daily', 'necessities', 'household', 'electronics', 'electronic', 'clothes', 'clothing', 'apparel', 'toys', 'tools', 'food', 'cosmetics', 'and', 'of', 'for', 'the',
  // fr
  'marchandise', 'marchandises', 'cadeau', 'cadeaux', 'échantillon', 'échantillons', 'accessoire', 'accessoires', 'produit', 'produits', 'divers', 'articles', 'effets', 'personnels', 'colis', 'pièces', 'vêtements', 'électronique', 'et', 'de', 'des',
  // tr
  'eşya', 'ürün', 'ürünler', 'hediye', 'numune', 'aksesuar', 'parça', 'parçalar', 'çeşitli', 'diğer', 'giysi', 'kıyafet', 'elektronik', 'oyuncak', 've',
  // ar
  'بضاعة', 'بضائع', 'هدية', 'هدايا', 'عينة', 'عينات', 'منتج', 'منتجات', 'ملحقات', 'أغراض', 'متنوعة', 'شخصية', 'ملابس', 'إلكترونيات', 'قطع', 'أخرى',
  // ur
  'سامان', 'تحفہ', 'تحائف', 'نمونہ', 'نمونے', 'مصنوعات', 'متفرق', 'کپڑے', 'الیکٹرانکس', 'پرزے', 'چیزیں', 'دیگر', 'ذاتی',
]);

const BROAD_CHINESE = /^(?:货物|货品|商品|物品|东西|礼品|礼物|样品|配件|零件|产品|日用品|杂货|杂物|其他|服装|衣服|电子产品|玩具|工具|食品|化妆品|个人物品|生活用品|用品|普货|包裹|等|和|及|、)+$/;

/** Whether a name says no more than a category. */
export function isBroadGoodsName(name: string): boolean {
  const words = name.normalize('NFC').toLowerCase().replace(/\u0307/g, '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length === 0) return true;
  const joined = words.join('');
  return BROAD_CHINESE.test(joined) || /^\d+$/.test(joined) || words.every((word) => BROAD.has(word) || /^\d+$/.test(word));
}
