/** A schema that asks for a member which the shared library does not give would fail in the browser alone. */
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { REPOSITORY } from '../workspace.ts';
import * as members from './members.ts';

/** Members of the library that a source uses when it runs; classes are named as types only. */
const membersIn = (source: string): string[] => [...source.matchAll(/\bz\.([a-z]\w*)/g)].map(([, name = '']) => name).filter((name) => typeof z[name as keyof typeof z] !== 'undefined' && !TYPES.has(name));
/** Functions of the library under the same names are the check of a value's type, not used here. */
const TYPES = new Set(['infer', 'input', 'output']);

const missing = (source: string): string[] => [...new Set(membersIn(source).filter((name) => !(name in members)))];

const FOLDERS = ['shared/contract/src', 'shared/ui/src', ...readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-')).map((name) => `${name}/src`)];
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(REPOSITORY, folder, file)),
).filter((file) => /from 'zod'/.test(readFileSync(file, 'utf8')));

describe('the shared schema library', () => {
  it('gives all that schemas of bundles use', () => {
    expect(sources.length).toBeGreaterThan(20);
    const faults = sources.flatMap((file) => missing(readFileSync(file, 'utf8')).map((name) => `${path.relative(REPOSITORY, file)}: z.${name}`));
    expect(faults).toEqual([]);
  });

  it('planted: a member that it does not give is found, a type is none', () => {
    expect(missing("z.object({ at: z.bigint(), by: z.iso.date() }); type T = z.infer<typeof x>; type S = z.ZodType;")).toEqual(['bigint']);
  });
});
