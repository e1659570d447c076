/** The public types of a package as the compiler declares them: what each entry exports, and what those lean on. */
import path from 'node:path';
import ts from 'typescript';
import { withSortedUnions } from './sorted-unions.ts';

/** One exported name, or one that an exported declaration leans on. */
export interface Declaration {
  /** `entry name`; `entry - name` or `- name` for what is not exported. Unique in a report. */
  readonly key: string;
  /** Declaration without comments, as a reader would write it. */
  readonly text: string;
  /** What stays when the members are taken out: name, type parameters, heritage. */
  readonly head: string;
  /** Members of an interface or an object type, fields of object schemas (`reply.parcels.weight`): name → text. */
  readonly members: ReadonlyMap<string, string>;
}

/** Entry of a package (`.`, `form`, `calls/tracking`) → its module. */
export type Entries = ReadonlyMap<string, string>;

interface Scope {
  readonly file: string;
  readonly locals: ReadonlyMap<string, readonly ts.Statement[]>;
  /** Imported or exported name → where it comes from; `local` names one of this file. */
  readonly imports: ReadonlyMap<string, Origin>;
  readonly exports: ReadonlyMap<string, Origin>;
  /** Modules of `export * from`. */
  readonly stars: readonly string[];
}

interface Origin {
  /** Specifier; null: this file. */
  readonly module: string | null;
  readonly name: string;
}

const printer = ts.createPrinter({ removeComments: true });

/** "The inferred type cannot be named …": the declaration is written all the same, with a path in it. */
const UNNAMED_TYPE: ReadonlySet<number> = new Set([2742, 2883]);

/** Declarations of all TypeScript modules that the roots reach below `folder`: path → text. Types are not checked, only declared. */
export function emitDeclarations(folder: string, roots: readonly string[], options: ts.CompilerOptions): ReadonlyMap<string, string> {
  const program = ts.createProgram([...roots], { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, removeComments: true, skipLibCheck: true });
  const texts = new Map<string, string>();
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !source.fileName.startsWith(`${folder}/`)) continue;
    const emitted = program.emit(source, (_name, text) => texts.set(source.fileName, withoutInstallPath(text)), undefined, true);
    const fault = emitted.diagnostics.find(({ code }) => !UNNAMED_TYPE.has(code));
    if (fault) throw new Error(`${source.fileName}: TS${fault.code} ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  }
  return texts;
}

/** `import("../../node_modules/@amberlane/core/src/transport")` → `import("@amberlane/core/src/transport")`. */
const withoutInstallPath = (text: string): string => text.replace(/(["'])(?:\.\.\/)+node_modules\//g, '$1');

/** Every exported name of the entries, and what they lean on inside the package, sorted by key; unions sorted by text. */
export function declarationsOf(texts: ReadonlyMap<string, string>, entries: Entries): readonly Declaration[] {
  const scopes = new Map([...texts].map(([file, text]) => [file, scopeOf(file, withSortedUnions(text))] as const));
  const found = new Map<string, Declaration>();
  const exported = new Set<string>();
  const entryOf = new Map([...entries].map(([entry, file]) => [file, entry] as const));
  const waiting: { scope: Scope; name: string }[] = [];
  const declare = (key: string, scope: Scope, name: string): void => {
    const statements = scope.locals.get(name) ?? [];
    found.set(key, join(key, [...(found.has(key) ? [found.get(key)?.text ?? ''] : []), ...statements.map(textOf)], statements));
    for (const used of statements.flatMap((statement) => namesUsed(statement, scope))) waiting.push(used);
  };
  for (const [entry, file] of entries) {
    for (const [name, target] of exportsOf(scopes, file)) {
      const key = `${entry} ${name}`;
      if (target.scope === null) found.set(key, { key, text: target.text, head: target.text, members: new Map() });
      else {
        exported.add(`${target.scope.file}#${target.name}`);
        declare(key, target.scope, target.name);
      }
    }
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = resolve(scopes, next.scope, next.name);
    if (!place || exported.has(`${place.scope.file}#${place.name}`)) continue;
    exported.add(`${place.scope.file}#${place.name}`);
    const entry = entryOf.get(place.scope.file);
    declare(`${entry === undefined ? '' : `${entry} `}- ${place.name}`, place.scope, place.name);
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function join(key: string, texts: readonly string[], statements: readonly ts.Statement[]): Declaration {
  const text = texts.join('\n');
  const [only] = statements;
  const split = texts.length === 1 && only ? membersOf(only) : null;
  return { key, text: split?.text ?? text, head: split?.head ?? text, members: split?.members ?? new Map() };
}

type Target = { readonly scope: Scope; readonly name: string } | { readonly scope: null; readonly text: string };

/** Exported name → what it stands for; names of other packages stand for themselves. */
function exportsOf(scopes: ReadonlyMap<string, Scope>, file: string, seen = new Set<string>()): ReadonlyMap<string, Target> {
  const scope = scopes.get(file);
  if (!scope || seen.has(file)) return new Map();
  seen.add(file);
  const stars = scope.stars.flatMap((module) => [...exportsOf(scopes, fileOf(scope, module) ?? '', seen)].filter(([name]) => name !== 'default'));
  const own = [...scope.exports].map(([name, origin]): [string, Target] => {
    const place = origin.module === null ? resolve(scopes, scope, origin.name) : placeOf(scopes, scope, origin);
    return [name, place ?? { scope: null, text: `${origin.name} from ${origin.module ?? scope.imports.get(origin.name)?.module ?? 'nowhere'}` }];
  });
  return new Map([...stars, ...own]);
}

/** Where a name that stands in a file is declared; null when that is in another package. */
function resolve(scopes: ReadonlyMap<string, Scope>, scope: Scope, name: string): { scope: Scope; name: string } | null {
  if (scope.locals.has(name)) return { scope, name };
  const origin = scope.imports.get(name);
  return origin ? placeOf(scopes, scope, origin) : null;
}

function placeOf(scopes: ReadonlyMap<string, Scope>, scope: Scope, origin: Origin): { scope: Scope; name: string } | null {
  const file = origin.module === null ? scope.file : fileOf(scope, origin.module);
  const target = file === null ? undefined : exportsOf(scopes, file).get(origin.name);
  return target && target.scope !== null ? target : null;
}

const fileOf = ({ file }: Scope, module: string): string | null => (module.startsWith('.') ? path.posix.join(path.posix.dirname(file), module) : null);

function scopeOf(file: string, text: string): Scope {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const locals = new Map<string, ts.Statement[]>();
  const imports = new Map<string, Origin>();
  const exports = new Map<string, Origin>();
  const stars: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) for (const [name, origin] of importsOf(statement)) imports.set(name, origin);
    else if (ts.isExportDeclaration(statement)) readExport(statement, exports, stars);
    else if (ts.isExportAssignment(statement)) exports.set('default', { module: null, name: statement.expression.getText() });
    else {
      for (const name of namesDeclared(statement)) {
        locals.set(name, [...(locals.get(name) ?? []), statement]);
        if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) exports.set(name, { module: null, name });
      }
    }
  }
  return { file, locals, imports, exports, stars };
}

function importsOf(statement: ts.ImportDeclaration): [string, Origin][] {
  const module = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
  const { name, namedBindings } = statement.importClause ?? {};
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.map((element): [string, Origin] => [element.name.text, { module, name: (element.propertyName ?? element.name).text }]) : [];
  const whole: [string, Origin][] = name ? [[name.text, { module, name: 'default' }]] : [];
  return [...whole, ...named];
}

function readExport({ moduleSpecifier, exportClause }: ts.ExportDeclaration, exports: Map<string, Origin>, stars: string[]): void {
  const module = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
  if (!exportClause) {
    if (module !== null) stars.push(module);
  } else if (ts.isNamespaceExport(exportClause)) {
    exports.set(exportClause.name.text, { module: `all of ${module ?? ''}`, name: '*' });
  } else {
    for (const element of exportClause.elements) exports.set(element.name.text, { module, name: (element.propertyName ?? element.name).text });
  }
}

function namesDeclared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isEnumDeclaration(statement) || ts.isModuleDeclaration(statement)) && statement.name) return [statement.name.text];
  return [];
}

/** Names in a statement that may be declared in the package. */
function namesUsed(statement: ts.Statement, scope: Scope): { scope: Scope; name: string }[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && (scope.locals.has(node.text) || scope.imports.has(node.text))) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return [...names].map((name) => ({ scope, name }));
}

const print = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());

const textOf = (statement: ts.Statement): string => print(statement).replace(/^export (?:default )?/, '').replace(/^declare /, '');

interface Split {
  readonly text: string;
  readonly head: string;
  readonly members: ReadonlyMap<string, string>;
}

/** Members of an interface, of an object type, or of the object schemas of a constant; null for anything else. */
function membersOf(statement: ts.Statement): Split | null {
  if (ts.isVariableStatement(statement)) return schemaMembers(statement);
  const elements = memberList(statement);
  if (!elements) return null;
  const members = new Map(elements.map((element) => [element.name ? element.name.getText() : print(element), print(element)]));
  const text = textOf(statement);
  const [first, last] = [text.indexOf('{'), text.lastIndexOf('}')];
  return { text, head: `${text.slice(0, first)}{}${text.slice(last + 1)}`, members };
}

function memberList(statement: ts.Statement): readonly ts.TypeElement[] | null {
  if (ts.isInterfaceDeclaration(statement)) return statement.members;
  return ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type) ? statement.type.members : null;
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The object type of `z.ZodObject<{ … }>`. */
function schemaShape(node: ts.Node): ts.TypeLiteralNode | null {
  const [shape] = ts.isTypeReferenceNode(node) && node.typeName.getText() === 'z.ZodObject' ? (node.typeArguments ?? []) : [];
  return shape && ts.isTypeLiteralNode(shape) ? shape : null;
}

/** Parts of the type of a call (`Call<path, request, reply>`), by their place. */
const PARTS_OF_CALL: Readonly<Record<number, string>> = { 1: 'request', 2: 'reply' };

/** A constant made of object schemas, with a line for each field: `reply.parcels.weight: z.ZodNumber`. Null without any. */
function schemaMembers(statement: ts.VariableStatement): Split | null {
  const members = new Map<string, string>();
  const holes: ts.TypeLiteralNode[] = [];
  /** Text of a node with the fields of its object schemas taken out, into `members`. */
  const take = (node: ts.Node, prefix: string): string => {
    const inner: ts.TypeLiteralNode[] = [];
    const visit = (child: ts.Node, at: string): void => {
      const shape = schemaShape(child);
      if (shape) {
        inner.push(shape);
        for (const member of shape.members) {
          const name = `${at}${member.name?.getText() ?? ''}`;
          members.set(name, `${name}: ${ts.isPropertySignature(member) && member.type ? take(member.type, `${name}.`) : ''}`);
        }
      } else if (ts.isTypeReferenceNode(child) || ts.isImportTypeNode(child)) {
        const isCall = /\bCall$/.test(ts.isTypeReferenceNode(child) ? child.typeName.getText() : (child.qualifier?.getText() ?? ''));
        child.typeArguments?.forEach((argument, index) => visit(argument, isCall ? `${PARTS_OF_CALL[index] ?? index}.` : at));
      } else ts.forEachChild(child, (next) => visit(next, at));
    };
    visit(node, prefix);
    holes.push(...inner);
    const whole = node.getText();
    const cut = inner.reduceRight((text, shape) => `${text.slice(0, shape.getStart() - node.getStart())}{}${text.slice(shape.end - node.getStart())}`, whole);
    return onOneLine(cut).replaceAll(', z.core.$strip', '');
  };
  const [declaration] = statement.declarationList.declarations;
  if (!declaration?.type || statement.declarationList.declarations.length > 1) return null;
  const type = take(declaration.type, '');
  if (holes.length === 0) return null;
  const head = `const ${declaration.name.getText()}: ${type}`;
  return { text: [head, ...[...members.values()].map((line) => `  ${line}`)].join('\n'), head, members };
}
