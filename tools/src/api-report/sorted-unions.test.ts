import { expect, it } from '@jest/globals';
import { withSortedUnions } from './sorted-unions.ts';

it.each([
  ['of literals', 'type A = "b" | null | "a";', 'type A = "a" | "b" | null;'],
  ['on several lines', 'type A =\n    | "b"\n    | "a";', 'type A =\n    "a" | "b";'],
  ['inside of others', 'type A = Set<"d" | "c"> | Map<"b" | "a", (() => void) | null>;', 'type A = Map<"a" | "b", (() => void) | null> | Set<"c" | "d">;'],
  ['in object types, functions and parameters', 'declare function f<T extends B | A>(a: { readonly x: 2 | 1; }): asserts a is C | B;', 'declare function f<T extends A | B>(a: { readonly x: 1 | 2; }): asserts a is B | C;'],
  ['in types of imports', 'declare const a: import("./a").Call<"b" | "a">;', 'declare const a: import("./a").Call<"a" | "b">;'],
])('sorts unions %s', (_where, text, sorted) => {
  expect(withSortedUnions(text)).toBe(sorted);
});

it.each([
  'export interface A extends B, C {\n    readonly [key: string]: (string)[];\n    new (b: 1, ...a: never[]): void;\n}\n',
  'type A = { readonly [K in keyof B as `x${K}`]?: B[K] extends infer C ? C : never };\n',
  'type A = C & B & { b: 1; a: 2; };\n',
  'import { b, a } from "./x";\nexport { b, a as c };\nexport * from "./y";\ndeclare const one: readonly ["b", "a"], two: z.ZodUnion<readonly [B, A]>;\nexport {};\n',
])('leaves the rest as it is: %s', (text) => {
  expect(withSortedUnions(text)).toBe(text);
});
