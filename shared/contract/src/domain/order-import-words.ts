/** Words that cells of imported files have for services and handover, in each language: read by the API, offered by the template. */
import type { Locale } from '../site/markets.ts';
import type { PricedProduct } from './rules/products.ts';

type InLanguages = Readonly<Record<Locale, string>>;

export const IMPORT_PRODUCTS: Readonly<Record<PricedProduct, InLanguages>> = {
  smallParcel: { en: 'Small parcel', 'zh-CN': '小包', fr: 'Petit colis', ar: 'طرد صغير', ur: 'چھوٹا پارسل', tr: 'Küçük paket' },
  specialLine: { en: 'Special line', 'zh-CN': '专线', fr: 'Ligne dédiée', ar: 'خط خاص', ur: 'خصوصی لائن', tr: 'Özel hat' },
  localDelivery: { en: 'Local delivery', 'zh-CN': '本地派送', fr: 'Livraison locale', ar: 'التوصيل المحلي', ur: 'مقامی ڈیلیوری', tr: 'Yerel teslimat' },
};

export const IMPORT_HANDOVERS: Readonly<Record<'SELF_DELIVERY' | 'DOOR_PICKUP', InLanguages>> = {
  SELF_DELIVERY: { en: 'Drop-off', 'zh-CN': '自送网点', fr: 'Dépôt', ar: 'تسليم في نقطة الخدمة', ur: 'جمع کرانا', tr: 'Bırakma' },
  DOOR_PICKUP: { en: 'Pickup', 'zh-CN': '上门取件', fr: 'Enlèvement', ar: 'استلام من العنوان', ur: 'پک اپ', tr: 'Adresten alım' },
};
