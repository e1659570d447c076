/** Pages and slots of all remotes, bundled: `one-bundle-build.ts` puts the real table in the place of this empty one. */

/** `mf-content ./pages/home` → its module. */
export const EXPOSES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {};
