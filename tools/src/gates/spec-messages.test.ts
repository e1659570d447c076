import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { readMessages } from '@amberlane/build';
import { textParts } from '@amberlane/build/text-parts';
import { REPOSITORY } from '../repository.ts';

const FILE = path.join(REPOSITORY, 'docs/spec-messages.md');
const messages = new Map(textParts().flatMap((part) => Object.entries(readMessages(path.join(REPOSITORY, part), 'en'))));
/** Cells of the rows that name a message. */
const rows = readFileSync(FILE, 'utf8')
  .split('\n')
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
  .filter((cells) => cells.some((cell) => /^`[a-z]+\..+`$/.test(cell)));

const idOf = (cells: readonly string[]): string => (cells.find((cell) => cell.startsWith('`')) ?? '').replaceAll('`', '');
const publishedOf = (cells: readonly string[]): string => cells[cells.findIndex((cell) => cell.startsWith('`')) + 1] ?? '';

it('names messages that exist, with the sentence that is published', () => {
  expect(rows.length).toBeGreaterThan(30);
  const wrong = rows.flatMap((cells) => {
    const sentence = messages.get(idOf(cells));
    if (sentence === undefined) return [`${idOf(cells)} does not exist`];
    return publishedOf(cells) === '' || publishedOf(cells) === sentence ? [] : [`${idOf(cells)} is published as “${sentence}”`];
  });
  expect(wrong).toEqual([]);
});

it('names the code that answers with the sentence', () => {
  const known = new Set<number>(Object.values(ERROR));
  const coded = rows.filter(([, code]) => /^\d{7}$/.test(code ?? ''));
  expect(coded.length).toBeGreaterThan(10);
  for (const [, code = '', , published] of coded) {
    expect(known).toContain(Number(code));
    expect(errorMessage(Number(code), 'en')).toBe(published);
  }
});
