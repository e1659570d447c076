import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLiteralElement, isPluralElement, isPoundElement, isSelectElement, isTagElement, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LOCALES } from '@amberlane/contract/site';
import { EVENT_CODES, EVENT_REASONS, HANDOVERS, DISPOSALS, type EventCode } from '@amberlane/contract/calls/tracking';
import { eventMessage, meaningId } from '../pages/track/event-message.ts';
import { intlOf, messagesOf } from '../testing/site.tsx';
import { ACCRA, LAGOS, scan } from '../testing/parcels.ts';

const HOME = { en: 'GH', 'zh-CN': 'CN', fr: 'MA', ar: 'EG', ur: 'PK', tr: 'TR' } as const;
const SOURCES = path.join(__dirname, '..');

/** Names of what a message takes. */
function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (isPoundElement(element) || isLiteralElement(element)) continue;
    if (isPluralElement(element) || isSelectElement(element)) {
      names.add(element.value);
      for (const option of Object.values(element.options)) for (const name of argumentsOf(option.value)) names.add(name);
    } else if (isTagElement(element)) {
      names.add(`<${element.value}>`);
      for (const name of argumentsOf(element.children)) names.add(name);
    } else names.add(element.value);
  }
  return names;
}

function pluralsOf(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return pluralsOf(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const inner = Object.values(element.options).flatMap((option) => pluralsOf(option.value));
    return isPluralElement(element) ? [Object.keys(element.options), ...inner] : inner;
  });
}

const sourceFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));

describe.each(LOCALES)('messages in %s', (locale) => {
  const english = messagesOf('en');
  const messages = messagesOf(locale);

  it('are the same as in English, none empty', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('take what the English ones take', () => {
    for (const [id, text] of Object.entries(messages)) {
      expect([id, [...argumentsOf(parse(text))].filter((name) => name !== 'place').sort()]).toEqual([
        id,
        [...argumentsOf(parse(english[id] ?? ''))].filter((name) => name !== 'place').sort(),
      ]);
    }
  });

  it('have a form for every plural category of the language', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [id, text] of Object.entries(messages)) {
      for (const forms of pluralsOf(parse(text))) expect([id, categories.filter((category) => !forms.includes(category))]).toEqual([id, []]);
    }
  });

  it('tell every event, with every reason, handover and ending, without a code', () => {
    const complaints: string[] = [];
    const intl = intlOf({ country: HOME[locale], locale }, (error) => complaints.push(error.message));
    const texts = EVENT_CODES.flatMap((code) =>
      [null, ...EVENT_REASONS].flatMap((reason) =>
        [null, ...HANDOVERS].flatMap((handover) =>
          [null, ...DISPOSALS].flatMap((disposal) =>
            [null, 2].flatMap((attempt) =>
              [null, ACCRA].map((towards) => {
                const { id, values } = eventMessage(scan(code, '2026-11-20T08:00:00.000Z', LAGOS, { reason, handover, disposal, attempt, towards }));
                return intl.formatMessage({ id }, values);
              }),
            ),
          ),
        ),
      ),
    );
    expect(complaints).toEqual([]);
    expect(texts.filter((text) => /[A-Z]{2,}_|track-events|\bnone\b|[{}]/.test(text))).toEqual([]);
    const told = new Set(EVENT_CODES.map((code) => intl.formatMessage(...messageOf(code))));
    expect(told.size).toBe(EVENT_CODES.length);
  });

  it('say what every event means for the reader, each in words of its own', () => {
    const complaints: string[] = [];
    const intl = intlOf({ country: HOME[locale], locale }, (error) => complaints.push(error.message));
    const told = (code: EventCode, more: Record<string, string>) =>
      intl.formatMessage({ id: meaningId(code) }, { b: (text) => text.join(''), place: 'Lagos', reason: 'none', handover: 'none', disposal: 'none', ...more });
    const texts = [
      ...EVENT_CODES.map((code) => told(code, {})),
      ...EVENT_REASONS.map((reason, index) => told(index < 4 ? 'CUSTOMS_HELD' : 'ATTEMPT_FAILED', { reason })),
      ...HANDOVERS.map((handover) => told('DELIVERED', { handover })),
      ...DISPOSALS.map((disposal) => told('DISPOSED', { disposal })),
    ];
    expect(complaints).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => /[A-Z]{2,}_|[{}]/.test(text))).toEqual([]);
  });

  it('tell each expected scan, an unforeseen one too', () => {
    const complaints: string[] = [];
    const intl = intlOf({ country: HOME[locale], locale }, (error) => complaints.push(error.message));
    for (const code of EVENT_CODES) expect(intl.formatMessage({ id: 'track-events.expected' }, { code, place: 'Lagos' })).not.toMatch(/_|\{/);
    expect(complaints).toEqual([]);
  });
});

function messageOf(code: (typeof EVENT_CODES)[number]): [{ id: string }, Record<string, string | number>] {
  const { id, values } = eventMessage(scan(code, '2026-11-20T08:00:00.000Z', LAGOS));
  return [{ id }, values];
}

describe('English messages', () => {
  it('carry a description for the translator', () => {
    const source = JSON.parse(readFileSync(path.join(__dirname, 'en.json'), 'utf8')) as Record<string, { description?: string }>;
    expect(Object.entries(source).filter(([, { description }]) => !description)).toEqual([]);
  });

  it('are those that the sources name', () => {
    const sources = [...sourceFiles.map((name) => path.join(SOURCES, name)), path.join(SOURCES, '../remote.config.ts')].map((file) => readFileSync(file, 'utf8')).join('\n');
    const ids = Object.keys(messagesOf('en'));
    const bundles = new Set(ids.map((id) => id.split('.')[0]));
    const named = new Set([...sources.matchAll(/['"]([a-z][a-z-]*)((?:\.[A-Za-z0-9_-]+)+)['"]/g)].flatMap(([, bundle = '', name = '']) => (bundles.has(bundle) ? [bundle + name] : [])));
    // `points.type.${type}` names all that begin like it.
    const begun = [...sources.matchAll(/`([a-z][a-z-]*\.(?:[A-Za-z0-9_-]+\.)*)\$\{/g)].map(([, beginning = '']) => beginning);
    expect(ids.filter((id) => !named.has(id) && !begun.some((beginning) => id.startsWith(beginning)))).toEqual([]);
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('French messages', () => {
  it('have a narrow no-break space before double punctuation', () => {
    const wrong = Object.entries(messagesOf('fr')).filter(([, text]) => /(?<!\u202f)[?!;:]/.test(text));
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
});
