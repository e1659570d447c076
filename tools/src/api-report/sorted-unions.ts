/**
 * Declarations with the members of every union in the order of their text. The compiler names them in the order in which it met
 * them, which one more import anywhere changes; the type stays the same. Intersections keep their order: with it go overloads.
 */
import ts from 'typescript';

/** Takes and gives the text of a declaration file. Everything but the order, and the line breaks inside of a union, stays. */
export function withSortedUnions(text: string): string {
  const source = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest);
  const sorted = (node: ts.Node): string => {
    if (ts.isUnionTypeNode(node)) return node.types.map(sorted).sort().join(' | ');
    let [written, at] = ['', node.getStart(source)];
    ts.forEachChild(node, (child) => {
      written += text.slice(at, child.getStart(source)) + sorted(child);
      at = child.end;
    });
    return written + text.slice(at, node.end);
  };
  return sorted(source);
}
