/** The federation runtime, narrowed to what the loader needs: run the entry of a build with its hash, get a module. */
import { createInstance, getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import bundler from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { integrityOf } from '../integrity.ts';

declare global {
  // entries of remotes come without this part of the federation library (`shared/build`)
  var __amberlaneBundlerRuntime: unknown;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/** Where this script came from: the site itself or the CDN in front of it. Known only while it first runs. */
const ownOrigin = new URL(document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href).origin;

const sameOrigin = (url: string): string => {
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin && origin !== ownOrigin) throw new TypeError('script of a foreign origin');
  return url;
};

const policy = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes?.createPolicy('amberlane', {
  createScriptURL: sameOrigin,
}) ?? { createScriptURL: sameOrigin };

/** The shell's own instance, kept before any remote makes one of its own. */
const federation = ownInstance();

function ownInstance(): ModuleFederation {
  const instance = getInstance();
  if (!instance) throw new Error('the federation runtime has not started');
  return instance;
}

// `init` would find the shell's instance again, since both carry the shell's build identifier; what only containers
// need is left out of a build that exposes nothing
globalThis.__amberlaneBundlerRuntime = {
  ...bundler,
  runtime: { ...bundler.runtime, init: createInstance },
  bundlerRuntime: { ...bundler.bundlerRuntime, initContainerEntry },
};

federation.registerPlugins([
  {
    name: 'amberlane-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = policy.createScriptURL(url);
      script.async = true;
      script.integrity = integrityOf(url);
      script.crossOrigin = 'anonymous';
      return script;
    },
  },
]);

const registered = new Set<string>();

/** Loads `./pages/track` of a container; runs its entry first. Rejects when any file is missing, refused or throws. */
export async function loadExpose(container: string, entry: string, expose: string): Promise<unknown> {
  if (!registered.has(container)) {
    registered.add(container);
    federation.registerRemotes([{ name: container, entry: new URL(entry, location.href).href }]);
  }
  const module = await federation.loadRemote<{ default: unknown }>(`${container}/${expose.slice(2)}`);
  if (!module) throw new Error(`${container} has no ${expose}`);
  return module.default;
}
