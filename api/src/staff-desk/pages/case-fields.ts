/** What somebody filled in, as it is shown: words for codes, text as it was written. */
import { isCountry } from '@amberlane/contract/site';
import { FEEDBACK_TOPICS } from '@amberlane/contract/calls/leads';
import type { DictionaryType } from '@amberlane/contract/calls/dictionaries';
import type { LeadContent } from '../../leads/lead.ts';
import { html, written, writtenLines, type Html } from '../html.ts';
import { countryName, FIELDS, TOPICS } from '../words.ts';

/** English names of dictionary entries by `TYPE CODE`. */
export type DictionaryNames = ReadonlyMap<string, string>;

const DICTIONARY_OF: Readonly<Record<string, DictionaryType>> = { contactWay: 'CONTACT_WAY', title: 'APPELLATION', cycle: 'CYCLE', serviceTypes: 'SHIP_REQUIRE' };
export const FIELD_DICTIONARIES: readonly DictionaryType[] = Object.values(DICTIONARY_OF);

const CODES: Readonly<Record<string, string>> = {
  BUSINESS: 'Business', INDIVIDUAL: 'Individual', NEW: 'New', REGULAR: 'Regular', SINGLE: 'Once', INTERNATIONAL: 'International', DOMESTIC: 'Domestic',
  SELF_DELIVERY: 'Drops off at a service point', DOOR_PICKUP: 'Pickup at the address',
};
const CODED: ReadonlySet<string> = new Set(['customerType', 'customerStatus', 'scope', 'transportMode', 'localWay']);

function textOf(field: string, value: string, names: DictionaryNames): string {
  const dictionary = DICTIONARY_OF[field];
  if (dictionary) return names.get(`${dictionary} ${value}`) ?? value;
  if (field === 'country' && isCountry(value)) return countryName(value);
  const topic = FEEDBACK_TOPICS.find((one) => one === value);
  if (field === 'topic' && topic) return TOPICS[topic];
  return CODED.has(field) ? (CODES[value] ?? value) : value;
}

function shown(field: string, value: NonNullable<LeadContent[string]> | null, names: DictionaryNames): Html {
  if (value === null) return html`<span class="quiet">Not given</span>`;
  if (typeof value === 'boolean') return html`${value ? 'Yes' : 'No'}`;
  if (typeof value === 'number') return html`${value}`;
  if (typeof value === 'string') return value.includes('\n') ? writtenLines(textOf(field, value, names)) : written(textOf(field, value, names));
  return html`${value.map((one, index) => html`${index > 0 && ', '}${written(textOf(field, one, names))}`)}`;
}

/** All fields, those that we know in their usual order. */
export function caseFields(content: LeadContent, names: DictionaryNames): Html {
  const known = Object.keys(FIELDS);
  const fields = [...known.filter((field) => Object.hasOwn(content, field)), ...Object.keys(content).filter((field) => !known.includes(field))];
  return html`<dl class="facts">${fields.map((field) => html`<div><dt>${FIELDS[field] ?? field}</dt><dd>${shown(field, content[field] ?? null, names)}</dd></div>`)}</dl>`;
}
