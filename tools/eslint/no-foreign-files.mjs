/**
 * `local/no-foreign-files`: a workspace reads its own files only. What it needs of another one it imports, so that the
 * import rules see it.
 *
 *     readFileSync(path.join(__dirname, '../../../shell/src/messages/en.json'))   // refused
 *     import { shellMessages } from '@amberlane/testing/site-messages';           // instead
 *
 * It judges every text that begins like a path out of its folder (`../`), and the beginning of a template, by where it
 * leads from the file. Names of modules are left to the import rules.
 */
import path from 'node:path';

/** Also where the gate's planted case stands. */
const WORKSPACE = /^(?:tools\/fixtures\/planted\/eslint\/)?(shared\/[^/]+|shell|mf-[^/]+|release|api|e2e|bench|tools)(?=\/|$)/;

const workspaceOf = (file) => WORKSPACE.exec(file)?.[1] ?? null;
const IMPORTS = new Set(['ImportDeclaration', 'ImportExpression', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'TSImportType', 'TSExternalModuleReference']);
const MODULE_CALLS = new Set(['mock', 'unmock', 'requireActual', 'unstable_mockModule']);

/** The workspace that a path leads into from a file; null when it stays in its own, or leads into none. */
export function foreignWorkspace(file, text) {
  if (!/^\.\.\//.test(text)) return null;
  const own = workspaceOf(file);
  const target = workspaceOf(path.posix.normalize(path.posix.join(path.posix.dirname(file), text)));
  return target === null || target === own ? null : target;
}

export default {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, required: ['root'] }],
    messages: { foreign: '"{{ text }}" leads into {{ workspace }}: a workspace reads no files of another. Import what it offers.' },
  },
  create(context) {
    const [{ root }] = context.options;
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    /** `import('../x.ts')` and `jest.mock('../x.ts')` name modules. */
    const isImport = ({ parent }) =>
      IMPORTS.has(parent.type) || (parent.type === 'TSLiteralType' && IMPORTS.has(parent.parent.type)) || (parent.type === 'CallExpression' && MODULE_CALLS.has(parent.callee.property?.name));
    const judge = (node, text) => {
      const workspace = isImport(node) ? null : foreignWorkspace(file, text);
      if (workspace !== null) context.report({ node, messageId: 'foreign', data: { text, workspace } });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') judge(node, node.value);
      },
      TemplateLiteral: (node) => judge(node, node.quasis[0]?.value.cooked ?? ''),
    };
  },
};
