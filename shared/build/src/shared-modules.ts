/**
 * The one table of modules that host and remotes hold together. The shell provides them eagerly, remotes never
 * carry a copy (`import: false`), and a version outside of the range is refused rather than run.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY } from './workspace.ts';

/** Requests in the browser's share scope; each is also an external of every server bundle. */
export const SHARED_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@amberlane/core'] as const;

/**
 * Parts of the form library, each a facade of `@amberlane/ui`. The shell's artifact provides them, a page without
 * forms loads none of them, and the first remote that needs one brings it for all.
 */
export const ANTD_GROUPS = ['form', 'table', 'date', 'overlay'] as const;
export type AntdGroup = (typeof ANTD_GROUPS)[number];

/** A new major when a facade loses something, or the library's own major changes. */
const ANTD_GROUP_VERSION = '1.0.0';
/** What a remote built now asks of the shell. */
export const ANTD_GROUP_RANGE = '^1.0.0';

/** Request that remotes write, and key in the share scope. */
export const requestOfGroup = (group: AntdGroup): string => `@amberlane/ui/${group}`;
export const ANTD_REQUESTS: readonly string[] = ANTD_GROUPS.map(requestOfGroup);
export const facadeOf = (group: AntdGroup): string => path.join(REPOSITORY, `shared/ui/src/antd/${group}.tsx`);
export const groupOfFacade = (file: string): AntdGroup | null => ANTD_GROUPS.find((group) => facadeOf(group) === file) ?? null;

/**
 * The schema library, in a facade of what schemas use (`schema-library/`): the shell provides it, the first answer of the
 * API brings it, and no remote carries a copy. Schemas themselves are of the build that uses them.
 */
export const SCHEMA_LIBRARY = 'zod';
/** Of the facade: a new minor with each member more, a new major when one is lost or the library's own major changes. */
const SCHEMA_LIBRARY_VERSION = '1.0.0';
/** What a remote built now asks of the shell. */
export const SCHEMA_LIBRARY_RANGE = `^${SCHEMA_LIBRARY_VERSION}`;
export const SCHEMA_FACADE = path.join(import.meta.dirname, 'schema-library/zod.ts');

/** Needed by development builds only. */
const DEVELOPMENT_MODULES = ['react/jsx-dev-runtime'] as const;

interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly eager?: true;
  readonly import?: false;
  readonly shareKey?: string;
  readonly version?: string;
}

const require = createRequire(import.meta.url);

/** Installed version of the package behind a shared request. */
export function installedVersion(request: string): string {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0];
  const found = require.resolve.paths(`${name}`)?.map((folder) => `${folder}/${name}/package.json`) ?? [];
  for (const file of found) {
    try {
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
      return version;
    } catch {
      continue;
    }
  }
  throw new Error(`shared module ${request} is not installed`);
}

/** Major versions may differ in nothing: `^<installed major>.0.0`. */
const rangeOf = (request: string): string => `^${installedVersion(request).split('.')[0]}.0.0`;

/** Versions a build was made with, for its manifest. */
export const builtWith = (): Record<string, string> => ({
  react: installedVersion('react'),
  '@amberlane/core': installedVersion('@amberlane/core'),
  ...Object.fromEntries(ANTD_REQUESTS.map((request) => [request, ANTD_GROUP_VERSION])),
  [SCHEMA_LIBRARY]: SCHEMA_LIBRARY_VERSION,
});

/** `shared` option of the federation plugin for one side. */
export function sharedFor(side: 'shell' | 'remote', mode: 'production' | 'development'): Record<string, SharedModule> {
  const requests: readonly string[] = mode === 'production' ? SHARED_MODULES : [...SHARED_MODULES, ...DEVELOPMENT_MODULES];
  const ofSide = side === 'shell' ? ({ eager: true } as const) : ({ import: false } as const);
  const eager = requests.map((request): readonly [string, SharedModule] => [request, { ...STRICT, requiredVersion: rangeOf(request), ...ofSide }]);
  const lazy = ANTD_GROUPS.map((group) => (side === 'shell' ? provided(group) : consumed(group)));
  return Object.fromEntries([...eager, ...lazy, ...(side === 'shell' ? [PROVIDED_SCHEMAS] : []), CONSUMED_SCHEMAS]);
}

const STRICT = { singleton: true, strictVersion: true } as const;

/** By path: a request that the shell itself never makes would not be provided. */
const provided = (group: AntdGroup): readonly [string, SharedModule] => [
  facadeOf(group),
  { ...STRICT, shareKey: requestOfGroup(group), version: ANTD_GROUP_VERSION, requiredVersion: ANTD_GROUP_RANGE },
];

const consumed = (group: AntdGroup): readonly [string, SharedModule] => [requestOfGroup(group), { ...STRICT, requiredVersion: ANTD_GROUP_RANGE, import: false }];

const PROVIDED_SCHEMAS: readonly [string, SharedModule] = [
  SCHEMA_FACADE,
  { ...STRICT, shareKey: SCHEMA_LIBRARY, version: SCHEMA_LIBRARY_VERSION, requiredVersion: SCHEMA_LIBRARY_RANGE },
];
/** Of the shell as well: its own schemas use what it provides. */
const CONSUMED_SCHEMAS: readonly [string, SharedModule] = [SCHEMA_LIBRARY, { ...STRICT, requiredVersion: SCHEMA_LIBRARY_RANGE, import: false }];
