/** Names of the endpoints that a module injects, read from its syntax tree. Pure. */

/** A node of an ESTree. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface DeclaredEndpoints {
  readonly names: readonly string[];
  /** What can't be read, as sentences. */
  readonly faults: readonly string[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

const UNREADABLE = 'endpoints are written out, one by one: injectEndpoints({ endpoints: (build) => ({ name: build.query(…) }) })';

/** Looks for `….injectEndpoints({ endpoints: (build) => ({ … }) })`. */
export function declaredEndpoints(program: unknown): DeclaredEndpoints {
  const names: string[] = [];
  const faults: string[] = [];
  const visit = (node: Node): void => {
    if (isInjection(node)) {
      const found = namesIn(node);
      if (found) names.push(...found);
      else faults.push(UNREADABLE);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  if (isNode(program)) visit(program);
  return { names, faults };
}

function isInjection({ type, callee }: Node): boolean {
  return type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee['property']) === 'injectEndpoints';
}

function namesIn(call: Node): string[] | null {
  const [parts] = childrenOf({ type: 'arguments', arguments: call['arguments'] });
  const endpoints = parts && propertiesOf(parts)?.find(({ key }) => nameOf(key) === 'endpoints')?.['value'];
  const body = isNode(endpoints) ? endpoints['body'] : null;
  const names = isNode(body) ? propertiesOf(body)?.map(({ key, computed }) => (computed === true ? null : nameOf(key))) : null;
  return names && names.every((name) => name !== null) ? names : null;
}

/** null when something else than properties is among them. */
function propertiesOf(node: Node): Node[] | null {
  if (node.type !== 'ObjectExpression') return null;
  const properties = childrenOf({ type: 'properties', properties: node['properties'] });
  return properties.every(({ type }) => type === 'Property') ? properties : null;
}

function nameOf(key: unknown): string | null {
  if (!isNode(key)) return null;
  const name = key.type === 'Identifier' ? key['name'] : key.type === 'Literal' ? key['value'] : null;
  return typeof name === 'string' ? name : null;
}
