/** Goods that customers ask about, and what we decided for them. */
import type { GoodsType } from '@amberlane/contract/domain';
import type { Country, Locale } from '@amberlane/contract/site';
import type { ConditionCode } from './condition-texts.ts';
import { six } from './six-names.ts';

/** Neither field: allowed. */
export interface Ruling {
  readonly refusedFor?: ConditionCode;
  readonly onlyIf?: readonly ConditionCode[];
}

export interface Item {
  readonly code: string;
  readonly goodsType: GoodsType;
  readonly name: Readonly<Record<Locale, string>>;
  readonly usual: Ruling;
  /** Countries with a ruling of their own. */
  readonly elsewhere?: Readonly<Partial<Record<Country, Ruling>>>;
}

const ALLOWED: Ruling = {};
const NOT_THERE: Ruling = { refusedFor: 'notThere' };
const NEVER: Ruling = { refusedFor: 'forbidden' };
const onlyIf = (...conditions: ConditionCode[]): Ruling => ({ onlyIf: conditions });

const PHONE = onlyIf('builtIn', 'switchedOff', 'phoneSurcharge');
/** Morocco and Saudi Arabia are spared the surcharges (spec §9). */
const PHONE_SPARED = onlyIf('builtIn', 'switchedOff');
const ASK: Ruling = onlyIf('askFirst');

export const ITEMS: readonly Item[] = [
  { code: 'PHONE', goodsType: 'PHONE_TABLET', name: six(['Mobile phone', '手机', 'Téléphone mobile', 'هاتف جوّال', 'موبائل فون', 'Cep telefonu']), usual: PHONE, elsewhere: { MA: PHONE_SPARED, SA: PHONE_SPARED } },
  { code: 'TABLET', goodsType: 'PHONE_TABLET', name: six(['Tablet', '平板电脑', 'Tablette', 'جهاز لوحي', 'ٹیبلیٹ', 'Tablet']), usual: PHONE, elsewhere: { MA: PHONE_SPARED, SA: PHONE_SPARED } },
  { code: 'LAPTOP', goodsType: 'BATTERY_BUILT_IN', name: six(['Laptop', '笔记本电脑', 'Ordinateur portable', 'حاسوب محمول', 'لیپ ٹاپ', 'Dizüstü bilgisayar']), usual: onlyIf('builtIn', 'switchedOff', 'padded') },
  { code: 'SMART_WATCH', goodsType: 'BATTERY_BUILT_IN', name: six(['Smartwatch', '智能手表', 'Montre connectée', 'ساعة ذكية', 'اسمارٹ واچ', 'Akıllı saat']), usual: onlyIf('builtIn') },
  { code: 'HEADPHONES', goodsType: 'BATTERY_BUILT_IN', name: six(['Wireless headphones', '无线耳机', 'Casque sans fil', 'سماعات لاسلكية', 'وائرلیس ہیڈ فون', 'Kablosuz kulaklık']), usual: onlyIf('builtIn') },
  { code: 'BATTERY_MATCHING', goodsType: 'BATTERY_MATCHING', name: six(['Spare battery with its device', '随设备的备用电池', 'Batterie de rechange avec l’appareil', 'بطارية احتياطية مع جهازها', 'آلے کے ساتھ اضافی بیٹری', 'Cihazıyla birlikte yedek pil']), usual: onlyIf('matching') },
  { code: 'BATTERY_LOOSE', goodsType: 'BATTERY_PURE', name: six(['Batteries on their own', '单独电池', 'Batteries seules', 'بطاريات منفردة', 'صرف بیٹریاں', 'Yalnızca pil']), usual: { refusedFor: 'batteriesAlone' } },
  { code: 'POWER_BANK', goodsType: 'BATTERY_PURE', name: six(['Power bank', '充电宝', 'Batterie externe', 'شاحن متنقل', 'پاور بینک', 'Powerbank']), usual: { refusedFor: 'batteriesAlone' } },
  { code: 'BRANDED_CLOTHES', goodsType: 'BRAND', name: six(['Branded clothes and shoes', '品牌服装鞋类', 'Vêtements et chaussures de marque', 'ملابس وأحذية ذات علامة تجارية', 'برانڈڈ کپڑے اور جوتے', 'Markalı giyim ve ayakkabı']), usual: onlyIf('brandProof') },
  { code: 'COUNTERFEIT', goodsType: 'OTHER', name: six(['Counterfeit goods', '仿冒品', 'Contrefaçons', 'بضائع مقلّدة', 'نقلی برانڈ کا سامان', 'Taklit ürün']), usual: NEVER },
  { code: 'COSMETICS', goodsType: 'COSMETICS', name: six(['Creams and make-up', '面霜和彩妆', 'Crèmes et maquillage', 'كريمات ومكياج', 'کریم اور میک اپ', 'Krem ve makyaj malzemesi']), usual: onlyIf('factorySealed'), elsewhere: { TR: ASK } },
  { code: 'PERFUME', goodsType: 'LIQUID_POWDER', name: six(['Perfume', '香水', 'Parfum', 'عطر', 'پرفیوم', 'Parfüm']), usual: { refusedFor: 'flammable' } },
  { code: 'NAIL_POLISH', goodsType: 'LIQUID_POWDER', name: six(['Nail polish', '指甲油', 'Vernis à ongles', 'طلاء أظافر', 'نیل پالش', 'Oje']), usual: { refusedFor: 'flammable' } },
  { code: 'LIQUID', goodsType: 'LIQUID_POWDER', name: six(['Liquids without alcohol', '不含酒精的液体', 'Liquides sans alcool', 'سوائل خالية من الكحول', 'الکحل سے پاک مائع', 'Alkolsüz sıvılar']), usual: onlyIf('sealedLiquid') },
  { code: 'POWDER', goodsType: 'LIQUID_POWDER', name: six(['Powders', '粉末', 'Poudres', 'مساحيق', 'پاؤڈر', 'Toz ürünler']), usual: onlyIf('powderSheet') },
  { code: 'MAGNET', goodsType: 'MAGNET', name: six(['Magnets and loudspeakers', '磁铁和音箱', 'Aimants et enceintes', 'مغانط ومكبرات صوت', 'مقناطیس اور اسپیکر', 'Mıknatıs ve hoparlör']), usual: onlyIf('shielded') },
  { code: 'FOOD_PACKED', goodsType: 'FOOD', name: six(['Packaged dry food', '预包装干货食品', 'Aliments secs emballés', 'أغذية جافة معبأة', 'پیک شدہ خشک خوراک', 'Paketli kuru gıda']), usual: onlyIf('factorySealed', 'ownUse'), elsewhere: { TR: ASK } },
  { code: 'FOOD_FRESH', goodsType: 'FOOD', name: six(['Fresh food', '生鲜食品', 'Aliments frais', 'أغذية طازجة', 'تازہ خوراک', 'Taze gıda']), usual: NEVER },
  { code: 'MEDICINE', goodsType: 'OTHER', name: six(['Medicines', '药品', 'Médicaments', 'أدوية', 'ادویات', 'İlaç']), usual: NEVER },
  { code: 'DRONE', goodsType: 'ELECTRONICS', name: six(['Drone', '无人机', 'Drone', 'طائرة مسيّرة', 'ڈرون', 'Drone']), usual: onlyIf('builtIn', 'askFirst'), elsewhere: { EG: NOT_THERE, MA: NOT_THERE } },
  { code: 'ELECTRIC_TOOL', goodsType: 'ELECTRONICS', name: six(['Corded power tools', '有线电动工具', 'Outils électriques filaires', 'عُدد كهربائية سلكية', 'تار والے برقی اوزار', 'Kablolu elektrikli el aletleri']), usual: ALLOWED },
  { code: 'AUTO_PART', goodsType: 'AUTO_PARTS', name: six(['Used car parts', '二手汽车配件', 'Pièces automobiles d’occasion', 'قطع سيارات مستعملة', 'گاڑیوں کے استعمال شدہ پرزے', 'Kullanılmış oto parçası']), usual: onlyIf('emptied') },
  { code: 'GLASSWARE', goodsType: 'HOUSEHOLD', name: six(['Glass and china', '玻璃和瓷器制品', 'Verre et porcelaine', 'زجاج وخزف', 'شیشہ اور چینی کے برتن', 'Cam ve porselen']), usual: onlyIf('padded') },
  { code: 'DOCUMENTS', goodsType: 'DOCUMENT', name: six(['Letters and contracts', '信函和合同', 'Lettres et contrats', 'رسائل وعقود', 'خطوط اور معاہدے', 'Mektup ve sözleşme']), usual: ALLOWED },
  { code: 'CASH', goodsType: 'OTHER', name: six(['Cash and securities', '现金和有价证券', 'Espèces et titres', 'نقود وأوراق مالية', 'نقدی اور مالی دستاویزات', 'Nakit para ve kıymetli evrak']), usual: NEVER },
];
