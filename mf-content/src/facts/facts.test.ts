import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, isPluralElement, isSelectElement, isTagElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it, jest } from '@jest/globals';
import { compensationRule, transitDays } from '@amberlane/contract/domain';
import { withLabels } from '@amberlane/contract/site/label-references';
import { factsOn, factsSince } from './facts.ts';

const CONTENT = path.join(__dirname, '../../content');
const TODAY = new Date().toISOString().slice(0, 10);

const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (isTagElement(element)) return namesIn(element.children);
    const within = isPluralElement(element) || isSelectElement(element) ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : [];
    return [element.value, ...within];
  });

/** Facts that a bundle's English file names, and the day on which an editor read it last. */
function readBundle(bundle: string): { readonly named: ReadonlySet<string>; readonly reviewed: string } {
  const file = path.join(CONTENT, bundle, 'en.md');
  const { messages } = jest.requireActual<{ readonly messages: Readonly<Record<string, string>> }>(file);
  const [, reviewed = ''] = /^reviewed: (\d{4}-\d{2}-\d{2})$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return { named: new Set(Object.values(messages).flatMap((message) => namesIn(parse(withLabels(message, () => ''))))), reviewed };
}

/** Facts in a text that changed after it was read; each as a sentence. */
const staleIn = ({ named, reviewed }: ReturnType<typeof readBundle>, since: ReadonlyMap<string, string>): string[] =>
  [...named].flatMap((name) => {
    const changed = since.get(name);
    return changed !== undefined && changed > reviewed ? [`{${name}} changed on ${changed}, the text was read on ${reviewed}`] : [];
  });

describe('facts of the prose', () => {
  it('are the rules that bill', () => {
    const { from, to } = transitDays('smallParcel', '2026-11-21');
    expect(factsOn('2026-11-21')).toMatchObject({ smallFrom: from, smallTo: to, maxGoods: compensationRule('2026-11-21').maxGoodsFen / 100 });
  });

  it('follow the day: Pakistan’s limit fell on 1 July 2025', () => {
    expect(factsOn('2025-06-30')).toMatchObject({ pkLimit: 5_000 });
    expect(factsOn('2025-07-01')).toMatchObject({ pkLimit: 1_000 });
    expect(factsSince('2025-07-01').get('pkLimit')).toBe('2025-07-01');
  });

  it('are numbers, or names of the company', () => {
    const wrong = Object.entries(factsOn(TODAY)).filter(([name, value]) => typeof value === 'number' ? !Number.isFinite(value) : !['brand', 'legalName', 'founded'].includes(name));
    expect(wrong).toEqual([]);
  });

  it.each(readdirSync(CONTENT))('were not changed after content/%s was read', (bundle) => {
    expect(staleIn(readBundle(bundle), factsSince(TODAY))).toEqual([]);
  });

  it('are stale in a text that was read before they changed', () => {
    const text = { named: new Set(['smallTo', 'brand']), reviewed: '2026-11-01' };
    expect(staleIn(text, new Map([['smallTo', '2026-11-02']]))).toEqual(['{smallTo} changed on 2026-11-02, the text was read on 2026-11-01']);
    expect(staleIn(text, new Map([['smallTo', '2026-11-01']]))).toEqual([]);
  });
});
