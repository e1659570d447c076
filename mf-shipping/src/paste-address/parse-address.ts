/**
 * A whole pasted address as the fields of a form: name, phone, email and the address as its country writes it, from
 * labelled or plain text of one line or several. What no rule explains stays in the street and is named. Pure.
 */
import { ADDRESS_RULES, type AddressField } from '@amberlane/contract/domain/address-rules';
import type { Country } from '@amberlane/contract/site';
import { readLabels, type Labelled, type LabelledField } from './address-labels.ts';
import { countryIn, divisionsOf, namesPlace, partsOf, PHONE_MARK, placedParts, type Part } from './address-parts.ts';
import { countryNamed, isArea, isBuilding, isCompany, isLandmark, isStreetLike, TITLE } from './address-words.ts';
import { readChinese } from './chinese-address.ts';
import { codeText, findCodes } from './find-codes.ts';
import { findPhones, readNumber } from './find-phone.ts';
import { placeKey, plainText } from './plain-text.ts';
import { NO_PLACES, type Gazetteer } from './places.ts';

export type ParsedFields = Partial<Record<AddressField | 'provinceCode' | 'cityCode', string>> & { readonly countryCode: Country };

export interface PastedAddress {
  readonly name: string;
  /** E.164; '' when there was none. */
  readonly phone: string;
  readonly phone2: string;
  readonly email: string;
  readonly address: ParsedFields;
  /** What stands in the street because nothing told where it belongs. */
  readonly unplaced: readonly string[];
}

/** The country that a text names; `fallback` when it names none. */
export function countryOf(pasted: string, fallback: Country): Country {
  const { labelled, free } = readLabels(plainText(pasted));
  const said = labelled.find(({ field }) => field === 'country');
  return (said && countryNamed(said.value)) ?? countryIn([free, ...labelled.filter(({ field }) => field === 'address').map(({ value }) => value)].join('\n')) ?? fallback;
}

type Draft = Partial<Record<AddressField | 'provinceCode' | 'cityCode' | 'name' | 'phone' | 'phone2' | 'email', string>>;

interface Reading {
  readonly country: Country;
  readonly places: Gazetteer;
  readonly draft: Draft;
  readonly street: string[];
  readonly unplaced: string[];
}

export function parseAddress(pasted: string, country: Country, places: Gazetteer = NO_PLACES): PastedAddress {
  const { labelled, free } = readLabels(plainText(pasted));
  const reading: Reading = { country, places, draft: {}, street: [], unplaced: [] };
  for (const each of labelled) readLabelled(each, reading);
  const written = labelled.filter(({ field }) => field === 'divisions' || field === 'address').map(({ value }) => value);
  readFree([free, ...written].join('\n'), reading);
  for (const { value } of labelled.filter(({ field }) => field === 'ignored')) leave(value, reading);
  return resultOf(reading);
}

const OWN: ReadonlySet<LabelledField> = new Set<LabelledField>(['country', 'divisions', 'address', 'ignored']);
const CODES: ReadonlySet<LabelledField> = new Set<LabelledField>(['postcode', 'shortAddress', 'additionalNo', 'digitalAddress', 'makani']);

function readLabelled({ field, value }: Labelled, { country, places, draft }: Reading): void {
  if (field === 'phone') {
    const [first = readNumber(value, country), second] = findPhones(value, country);
    draft[draft.phone ? 'phone2' : 'phone'] ??= first?.number ?? value.replace(/[^\d+]/g, '');
    if (second) draft.phone2 ??= second.number;
    return;
  }
  if (OWN.has(field) || field in draft) return;
  const kept = field as Exclude<LabelledField, 'country' | 'divisions' | 'address' | 'ignored'>;
  draft[kept] = CODES.has(field) ? codeText(field as AddressField, value) : field === 'name' ? nameText(value) : value;
  if (field === 'province') placeByName(draft, places, value, '');
  if (field === 'city') placeByName(draft, places, draft.province ?? '', value);
}

/** Codes of places that labels have named. */
function placeByName(draft: Draft, { provinces, cities }: Gazetteer, provinceName: string, cityName: string): void {
  const province = provinces.get(placeKey(provinceName));
  const found = cityName === '' ? undefined : (cities.get(placeKey(cityName)) ?? []).find((city) => provinceName === '' || city.province === province);
  if (province) Object.assign(draft, { province: province.name, provinceCode: province.code });
  if (found) Object.assign(draft, { city: found.name, cityCode: found.code, province: found.province.name, provinceCode: found.province.code });
}

function readFree(text: string, reading: Reading): void {
  const { country, draft } = reading;
  const marked = findCodes(text, country, 'marked');
  const phones = findPhones(marked.rest, country);
  const withoutPhones = phones.reduceRight((rest, { start, end }) => rest.slice(0, start) + PHONE_MARK + rest.slice(end), marked.rest);
  const bare = findCodes(withoutPhones, country, 'bare');
  for (const { field, value } of [...marked.codes, ...bare.codes]) draft[field] ??= value;
  for (const { number } of phones) {
    if (!draft.phone) draft.phone = number;
    else if (draft.phone !== number) draft.phone2 ??= number;
  }
  const parts = partsOf(bare.rest, country);
  const name = draft.name === undefined ? nameAmong(parts, reading) : undefined;
  if (name !== undefined) draft.name = nameText(name);
  const rest = parts.filter((part) => part !== name && part !== PHONE_MARK);
  if (country === 'CN' && rest.some((part) => /\p{Script=Han}/u.test(part))) readChineseParts(rest, reading);
  else readParts(rest, reading);
}

const nameText = (typed: string): string => typed.trim().replace(TITLE, '').replace(/^[\s.,:-]+|[\s,:-]+$/g, '').trim() || typed.trim();

/** The part that names a person: the first one, or one beside the phone number. */
function nameAmong(parts: readonly string[], { places }: Reading): string | undefined {
  const isName = (part: string | undefined): part is string => part !== undefined && part !== PHONE_MARK && looksLikeName(part) && !namesPlace(placedParts([part], places, () => true)[0] ?? { text: '', province: null, cities: [] });
  const start = parts[0] === PHONE_MARK ? 1 : 0;
  const first = parts[start] !== undefined && isCompany(parts[start]) ? parts[start + 1] : parts[start];
  if (isName(first)) return first;
  const mark = parts.indexOf(PHONE_MARK);
  return mark < 0 ? undefined : [parts[mark - 1], parts[mark + 1]].find(isName);
}

const HAN_NAME = /^[\u4e00-\u9fff·]{2,4}$/u;
function looksLikeName(part: string): boolean {
  const bare = part.replace(TITLE, '');
  if (HAN_NAME.test(bare)) return !/[省市区县镇乡村路街道号]$/u.test(bare);
  return /\p{L}{2}/u.test(bare) && bare.split(' ').length <= 5 && !isStreetLike(bare) && !isLandmark(bare) && !isArea(bare) && !isCompany(bare) && countryNamed(bare) === null;
}

function readChineseParts(parts: readonly string[], { draft, places, street }: Reading): void {
  const { province, provinceText, city, cityText, area, rest } = readChinese(parts.join(''), places);
  draft.province ??= province?.name ?? provinceText;
  draft.city ??= city?.name ?? cityText;
  if (province) draft.provinceCode ??= province.code;
  if (city) draft.cityCode ??= city.code;
  draft.area ??= area;
  if (rest !== '') street.push(rest);
}

function readParts(texts: readonly string[], reading: Reading): void {
  const { country, places, draft } = reading;
  const fields = new Set<AddressField>(ADDRESS_RULES[country].fields);
  const parts = placedParts(texts, places, (text) => isLandmark(text) || isArea(text));
  const fixed = draft.provinceCode ? (places.provinces.get(placeKey(draft.province ?? '')) ?? null) : null;
  const { province, city, used } = divisionsOf(parts, fixed);
  if (draft.province === undefined && province) Object.assign(draft, { province: province.name, provinceCode: province.code });
  if (draft.city === undefined && city) Object.assign(draft, { city: city.name, cityCode: city.code });
  const rest = parts.filter((part) => !used.has(part) && part.text !== '');
  const quarter = areaPart(parts, rest, used);
  for (const part of rest) {
    if (part === quarter) draft[draft.city === undefined ? 'city' : 'area'] ??= part.text;
    else placePart(part, reading, fields);
  }
}

/** A short name between the street and the city is the area; before a province alone it is the city. */
function areaPart(parts: readonly Part[], rest: readonly Part[], used: ReadonlySet<Part>): Part | undefined {
  const firstPlace = parts.findIndex((part) => used.has(part));
  const candidate = firstPlace > 0 ? parts[firstPlace - 1] : undefined;
  if (!candidate || !rest.includes(candidate) || isStreetLike(candidate.text) || isLandmark(candidate.text) || isBuilding(candidate.text) || candidate.text.split(' ').length > 3) return undefined;
  return rest.slice(0, rest.indexOf(candidate)).some(({ text }) => isStreetLike(text)) ? candidate : undefined;
}

/** A house number with door and floor, as Turkish addresses end: `No: 15 D: 3`. */
const TURKISH_DOOR = /(?:\s|^)(?:no|numara)\s*[:.]?\s*\d+\S*(?:\s*(?:d|daire|k|kat|blok)\s*[:.]?\s*\d+\S*)*/iu;
/** The building number of a Saudi national address stands before its street. */
const SAUDI_BUILDING = /^(\d{4})\s+(?=\p{L})/u;

function placePart({ text }: Part, reading: Reading, fields: ReadonlySet<AddressField>): void {
  const { country, draft, street } = reading;
  if (isLandmark(text) && fields.has('landmark') && !draft.landmark) draft.landmark = text;
  else if (isArea(text) && fields.has('area') && !draft.area) draft.area = text;
  else if (isBuilding(text) && fields.has('building') && !draft.building) draft.building = text;
  else if (country === 'TR' && TURKISH_DOOR.test(text) && !draft.building) {
    draft.building = (TURKISH_DOOR.exec(text)?.[0] ?? '').trim();
    const rest = text.replace(TURKISH_DOOR, '').trim();
    if (rest !== '') street.push(rest);
  } else if (country === 'SA' && SAUDI_BUILDING.test(text) && !draft.building) {
    draft.building = text.slice(0, 4);
    street.push(text.slice(4).trim());
  } else if (isStreetLike(text) || isLandmark(text) || isArea(text)) street.push(text);
  else leave(text, reading);
}

function leave(text: string, { street, unplaced }: Reading): void {
  street.push(text);
  unplaced.push(text);
}

/** As long as a street may be; what is longer goes on in the second line where the country has one. */
const STREET_LENGTH = 160;

function resultOf({ country, draft, street, unplaced }: Reading): PastedAddress {
  const { name = '', phone = '', phone2 = '', email = '', provinceCode, cityCode, ...values } = draft;
  const { fields } = ADDRESS_RULES[country];
  const strange = Object.entries(values).filter(([field, value]) => value && field !== 'street' && !fields.includes(field as AddressField));
  const lines = [...(values.street ? [values.street] : []), ...street, ...strange.map(([, value]) => value)];
  const kept = Object.fromEntries(Object.entries(values).filter(([field, value]) => value && fields.includes(field as AddressField) && field !== 'street'));
  const codes = { ...(provinceCode && { provinceCode }), ...(cityCode && { cityCode }) };
  return { name, phone, phone2, email, unplaced, address: { countryCode: country, ...kept, ...codes, ...streetLines(lines, country) } };
}

function streetLines(lines: readonly string[], country: Country): Partial<Record<'street' | 'street2', string>> {
  if (lines.length === 0) return {};
  const whole = lines.join(', ');
  const cut = whole.length > STREET_LENGTH && ADDRESS_RULES[country].fields.includes('street2') ? whole.lastIndexOf(', ', STREET_LENGTH) : -1;
  return cut > 0 ? { street: whole.slice(0, cut), street2: whole.slice(cut + 2) } : { street: whole };
}
