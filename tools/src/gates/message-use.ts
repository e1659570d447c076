/** Which message ids the source of a part shows, read from its syntax tree. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { MessageUse } from './message-faults.ts';

const ID = /^[a-z][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)+$/;
const PREFIX = /^[a-z][A-Za-z0-9-]*\.(?:[A-Za-z0-9-]+[.-])*$/;
/** `site.css` and `news.xml` read like ids and are none. */
const FILE = /\.(?:[cm]?[jt]sx?|css|json|svg|png|xml|html?)$/;

/** Every string in the code that has the form of an id, and every template that begins like one. */
export function idsIn(source: string, fileName: string): MessageUse {
  const ids = new Set<string>();
  const prefixes = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && ID.test(node.text) && !FILE.test(node.text)) ids.add(node.text);
    if (ts.isTemplateExpression(node) && PREFIX.test(node.head.text)) prefixes.add(node.head.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true));
  return { ids, prefixes };
}

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(?:test|spec|d)\.tsx?$/.test(name);

/** Ids in all sources of the given folders and files; what does not exist counts as empty. */
export function messageUse(places: readonly string[]): MessageUse {
  const files = places.filter((place) => existsSync(place)).flatMap((place) =>
    isSource(place)
      ? [place]
      : readdirSync(place, { withFileTypes: true, recursive: true })
          .filter((entry) => entry.isFile() && isSource(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const uses = files.map((file) => idsIn(readFileSync(file, 'utf8'), file));
  return { ids: new Set(uses.flatMap(({ ids }) => [...ids])), prefixes: new Set(uses.flatMap(({ prefixes }) => [...prefixes])) };
}
