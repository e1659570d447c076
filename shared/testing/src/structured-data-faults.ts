/**
 * Whether a page's JSON-LD says what schema.org and search engines ask of it: a pure verdict over the parsed text.
 * A type that is not listed is a fault, so that a new one gets its rule before readers get it.
 */

type Thing = Readonly<Record<string, unknown>>;
type Rule = (thing: Thing) => string[];

const HEADLINE_LIMIT = 110;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '' && !/[<>{}]/.test(value);
const isAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/[^\s{}]+$/.test(value);
const isTime = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) && !Number.isNaN(Date.parse(value));

const isClock = (value: unknown): boolean => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
const isWithin = (limit: number) => (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= limit;

const shown = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));
const field = (name: string, isRight: (value: unknown) => boolean): Rule => (thing) => (isRight(thing[name]) ? [] : [`${name} is ${shown(thing[name])}`]);
const optional = (name: string, isRight: (value: unknown) => boolean): Rule => (thing) => (thing[name] === undefined ? [] : field(name, isRight)(thing));
const all = (...rules: readonly Rule[]): Rule => (thing) => rules.flatMap((rule) => rule(thing));
const nested = (name: string, { least = 1 } = {}): Rule => (thing) => {
  const things = listOf(thing[name]);
  if (things.length < least) return [`${name} is missing`];
  return things.flatMap((each) => (isThing(each) ? thingFaults(each) : [`${name} is no object`]).map((fault) => `${name}: ${fault}`));
};

const positions: Rule = ({ itemListElement }) =>
  listOf(itemListElement).flatMap((item, index) => (isThing(item) && item['position'] === index + 1 ? [] : [`item ${index + 1} has another position`]));

const RULES: Readonly<Record<string, Rule>> = {
  Organization: all(field('name', isText), optional('url', isAddress), optional('logo', isAddress), nested('contactPoint', { least: 0 })),
  ContactPoint: (thing) => (isText(thing['telephone']) || isText(thing['email']) ? [] : ['has neither telephone nor email']),
  WebSite: all(field('name', isText), field('url', isAddress), nested('potentialAction', { least: 0 })),
  TrackAction: nested('target'),
  EntryPoint: field('urlTemplate', (value) => typeof value === 'string' && /^https?:\/\/.*\{\w+\}/.test(value)),
  BreadcrumbList: all(nested('itemListElement', { least: 2 }), positions),
  ItemList: all(nested('itemListElement'), positions),
  ListItem: (thing) => (isText(thing['name']) && isAddress(thing['item']) || isAddress(thing['url']) || isThing(thing['item']) ? [] : ['has neither name with item nor url']),
  Service: all(field('name', isText), field('description', isText), nested('provider'), nested('areaServed')),
  Country: field('name', isText),
  FAQPage: nested('mainEntity'),
  Question: all(field('name', isText), nested('acceptedAnswer')),
  Answer: field('text', isText),
  NewsArticle: all(
    field('headline', (value) => isText(value) && String(value).length <= HEADLINE_LIMIT),
    field('datePublished', isTime),
    nested('author'),
    nested('publisher', { least: 0 }),
    optional('inLanguage', isText),
  ),
  JobPosting: all(
    field('title', isText),
    field('description', isText),
    field('datePosted', isTime),
    optional('validThrough', isTime),
    optional('url', isAddress),
    field('employmentType', (value) => typeof value === 'string' && /^(?:FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/.test(value)),
    nested('hiringOrganization'),
    nested('jobLocation'),
    nested('identifier', { least: 0 }),
  ),
  PropertyValue: all(field('name', isText), field('value', isText)),
  Place: nested('address'),
  PostalAddress: field('addressCountry', isText),
  LocalBusiness: all(field('name', isText), field('url', isAddress), field('telephone', isText), nested('address'), nested('geo'), nested('openingHoursSpecification')),
  GeoCoordinates: all(field('latitude', isWithin(90)), field('longitude', isWithin(180))),
  OpeningHoursSpecification: all(field('opens', isClock), field('closes', isClock), optional('validFrom', isTime), optional('validThrough', isTime)),
};

function thingFaults(thing: Thing): string[] {
  const type = thing['@type'];
  const rule = typeof type === 'string' ? RULES[type] : undefined;
  return rule ? rule(thing).map((fault) => `${String(type)}: ${fault}`) : [`the type ${JSON.stringify(type)} has no rule`];
}

/** Faults of one `application/ld+json` text, each a sentence. */
export function structuredDataFaults(text: string): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return ['is no JSON'];
  }
  const things = isThing(parsed) && Array.isArray(parsed['@graph']) ? parsed['@graph'] : listOf(parsed);
  return things.flatMap((thing) => {
    if (!isThing(thing)) return ['is no object'];
    const context = thing['@context'] ?? (isThing(parsed) ? parsed['@context'] : undefined);
    return [...(context === 'https://schema.org' ? [] : [`the context is ${JSON.stringify(context)}`]), ...thingFaults(thing)];
  });
}
