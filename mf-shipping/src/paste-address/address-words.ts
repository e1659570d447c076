/** Words by which people say what a part of an address is, in the languages of the site. Tried on text after `plainText`. */
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { dotless, placeKey } from './plain-text.ts';

/** Words of streets and houses: such a part is no name and no place. */
const STREET =
  /\b(?:street|str|st|road|rd|avenue|ave|av|lane|ln|close|crescent|cres|drive|dr|way|highway|hwy|expressway|bypass|house|hse|plot|flat|apt|apartment|block|blk|floor|suite|shop|estate|phase|sector|gate|no|villa|room|unit|tower|towers|plaza|mall|market|junction|roundabout|rue|bd|boulevard|blvd|immeuble|imm|résidence|appt|appartement|étage|lot|lotissement|cad|cadde|caddesi|sok|sk|sokak|sokaği|bulvar|bulvari|blv|apartmani|sitesi|kat|daire|colony|chowk|bazaar|bazar|gali|makan|stage|building|bldg)\b|شارع|طريق|عمارة|مبنى|بناية|برج|فيلا|شقة|الدور|زنقة|درب|سڑک|روڈ|گلی|مکان|بلاک|سیکٹر|چوک|بازار|[路街道巷弄号栋幢楼室座层村]/iu;

export const isStreetLike = (part: string): boolean => STREET.test(dotless(part)) || /\d/.test(part);

const LANDMARK_BEFORE =
  /^(?:near(?:by| to)?|opposite|opp\.?|behind|beside|next to|close to|adjacent(?: to)?|in front of|after|before|off|by the|landmark|près d[eu]|à côté d[eu]|en face d[eu]|derrière|devant|بجوار|بجانب|جنب|قرب|بالقرب من|مقابل|خلف|أمام|وراء|نزد|بالمقابل)(?:\s|$)/iu;
const LANDMARK_AFTER = /(?:کے قریب|کے سامنے|کے پاس|کے پیچھے|کے ساتھ|yani|karşisi|arkasi|yakini|旁边|对面|附近|旁|隔壁)$/iu;
export const isLandmark = (part: string): boolean => LANDMARK_BEFORE.test(part) || LANDMARK_AFTER.test(dotless(part));

const AREA = /^(?:حي|محلہ|منطقة|quartier|hay|mahalla)\s+\S|(?:\s(?:mah\.?|mahallesi|mh\.?|district|quarter|suburb|neighbou?rhood)|محلہ)$/iu;
export const isArea = (part: string): boolean => AREA.test(dotless(part));

const BUILDING = /^(?:building|bldg\.?|villa|tower|block|blok|apt\.?|apartment|flat|office|floor|imm(?:euble)?\.?|résidence|مبنى|عمارة|بناية|فيلا|برج|شقة)\s*(?:no\.?|number|رقم)?\s*[\p{L}\d]/iu;
export const isBuilding = (part: string): boolean => BUILDING.test(part);

const COMPANY = /\b(?:ltd|limited|llc|inc|plc|gmbh|sarl|s\.a\.r\.l|fze|co|company|enterprises|trading|ticaret|a\.ş|şti)\b|公司|شركة|مؤسسة|کمپنی/iu;
export const isCompany = (part: string): boolean => COMPANY.test(part);

/** Forms of address around a name; they are not part of it. */
export const TITLE = /^(?:mr|mrs|ms|miss|dr|engr|alhaji|hajia|chief|m|mme|mlle|sayin|bay|bayan|السيد|السيدة|الأستاذ|الأستاذة|د|أ|جناب|محترم|محترمہ)\.?\s+|(?:先生|女士|小姐|收|亲启|\(收\))$/giu;

/** Names of the countries that we serve, in all languages. */
const COUNTRY_NAMES: Readonly<Record<Country, readonly string[]>> = {
  MA: ['Morocco', '摩洛哥', 'Maroc', 'المغرب', 'المملكة المغربية', 'مراکش', 'Fas', 'Kingdom of Morocco', 'Royaume du Maroc'],
  GH: ['Ghana', '加纳', 'غانا', 'گھانا', 'Gana'],
  NG: ['Nigeria', '尼日利亚', 'نيجيريا', 'نائیجیریا', 'Nijerya', 'Nigéria'],
  KE: ['Kenya', '肯尼亚', 'كينيا', 'کینیا'],
  UG: ['Uganda', '乌干达', 'Ouganda', 'أوغندا', 'یوگنڈا'],
  CN: ['China', '中国', 'Chine', 'الصين', 'چین', 'Çin', 'PR China', 'P.R. China', "People's Republic of China", 'PRC'],
  EG: ['Egypt', '埃及', 'Égypte', 'مصر', 'جمهورية مصر العربية', 'Mısır'],
  PK: ['Pakistan', '巴基斯坦', 'باكستان', 'پاکستان'],
  SA: ['Saudi Arabia', '沙特阿拉伯', '沙特', 'Arabie saoudite', 'المملكة العربية السعودية', 'السعودية', 'سعودی عرب', 'Suudi Arabistan', 'KSA', 'Kingdom of Saudi Arabia'],
  AE: ['United Arab Emirates', '阿拉伯联合酋长国', '阿联酋', 'Émirats arabes unis', 'الإمارات العربية المتحدة', 'الإمارات', 'متحدہ عرب امارات', 'Birleşik Arap Emirlikleri', 'UAE', 'U.A.E.'],
  TR: ['Turkey', 'Türkiye', '土耳其', 'Turquie', 'تركيا', 'ترکی', 'ترکیہ'],
};
const COUNTRY_OF = new Map(COUNTRIES.flatMap((country) => COUNTRY_NAMES[country].map((name) => [placeKey(name), country] as const)));

/** The country that a part names; null when it names none. */
export const countryNamed = (part: string): Country | null => COUNTRY_OF.get(placeKey(part)) ?? null;
