/**
 * The one table of modules that host and remotes hold together. The shell provides them eagerly, remotes never
 * carry a copy (`import: false`), and a version outside of the range is refused rather than run.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Requests in the browser's share scope; each is also an external of every server bundle. */
export const SHARED_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@amberlane/core'] as const;

/** Needed by development builds only. */
const DEVELOPMENT_MODULES = ['react/jsx-dev-runtime'] as const;

interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly eager?: true;
  readonly import?: false;
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
});

/** `shared` option of the federation plugin for one side. */
export function sharedFor(side: 'shell' | 'remote', mode: 'production' | 'development'): Record<string, SharedModule> {
  const requests = mode === 'production' ? SHARED_MODULES : [...SHARED_MODULES, ...DEVELOPMENT_MODULES];
  return Object.fromEntries(
    requests.map((request) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: rangeOf(request),
        ...(side === 'shell' ? { eager: true } : { import: false }),
      } as const,
    ]),
  );
}
