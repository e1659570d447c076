/** Province, city and district at the start of a Chinese address that is written without marks between them. Pure. */
import { placeKey } from './plain-text.ts';
import type { City, Gazetteer, Place } from './places.ts';

export interface ChineseDivisions {
  readonly province: Place | null;
  /** As written; '' when it was not said. */
  readonly provinceText: string;
  readonly city: City | null;
  readonly cityText: string;
  readonly area: string;
  /** From the street on. */
  readonly rest: string;
}

const PROVINCE = /^(?:中国)?(?<name>[\u4e00-\u9fff]{2,3}省|(?:内蒙古|广西壮族|宁夏回族|新疆维吾尔|西藏)自治区|(?:北京|上海|天津|重庆)市?|(?:内蒙古|广西|宁夏|新疆|西藏|黑龙江|河北|山西|辽宁|吉林|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海)(?![\u4e00-\u9fff]{0,2}[路街道巷]))/u;
const CITY = /^(?<name>[\u4e00-\u9fff]{2,8}?(?:市|自治州|地区|盟))/u;
const AREA = /^(?<name>[\u4e00-\u9fff]{1,8}?(?:自治县|新区|区|县|旗|市))(?=[\u4e00-\u9fffA-Za-z\d]|$)/u;
const MUNICIPALITIES: ReadonlySet<string> = new Set(['北京', '上海', '天津', '重庆']);

/** Known cities by the Chinese name without 市, for texts that leave it out. */
function bareCity(text: string, { cities }: Gazetteer): string {
  for (const length of [4, 3, 2]) if (cities.has(placeKey(text.slice(0, length))) && /^[\u4e00-\u9fff]+$/.test(text.slice(0, length))) return text.slice(0, length);
  return '';
}

export function readChinese(text: string, places: Gazetteer): ChineseDivisions {
  const take = (from: string, pattern: RegExp): string => pattern.exec(from)?.groups?.['name'] ?? '';
  let rest = text.replace(/[\s,]+/g, '').replace(/^中国/, '');
  const provinceText = take(rest, PROVINCE);
  rest = rest.slice(provinceText.length);
  const isMunicipality = MUNICIPALITIES.has(provinceText.replace(/市$/, ''));
  // 北京市北京市朝阳区: the city of a municipality may be said again.
  let cityText = isMunicipality && rest.startsWith('市辖区') ? '' : take(rest, CITY) || bareCity(rest, places);
  if (isMunicipality && placeKey(cityText) !== placeKey(provinceText)) cityText = '';
  rest = rest.slice(cityText.length).replace(/^市辖区/, '');
  const hasPlace = provinceText !== '' || cityText !== '';
  const area = hasPlace ? take(rest, AREA) : '';
  const city = cityOf(places, cityText || (isMunicipality ? provinceText : ''), provinceText);
  return {
    province: city?.province ?? places.provinces.get(placeKey(provinceText)) ?? null,
    provinceText,
    city,
    cityText: cityText || (isMunicipality ? provinceText : ''),
    area,
    rest: rest.slice(area.length),
  };
}

function cityOf({ cities, provinces }: Gazetteer, cityText: string, provinceText: string): City | null {
  const found = cityText === '' ? [] : (cities.get(placeKey(cityText)) ?? []);
  const province = provinces.get(placeKey(provinceText));
  return found.find((city) => city.province === province) ?? (provinceText === '' ? (found[0] ?? null) : null);
}
