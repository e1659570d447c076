/** Names that the shell sets on `globalThis` for the builds of remotes. */

/** The function that knows the hash of every file: url → `sha384-…`. */
export const INTEGRITY_GLOBAL = '__amberlaneIntegrity';

/** Module namespace of the federation library's bundler runtime. */
export const BUNDLER_RUNTIME_GLOBAL = '__amberlaneBundlerRuntime';
