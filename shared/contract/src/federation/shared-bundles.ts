/**
 * Message bundles that several remotes of a site may hold: those of shared components (`shared/ui/src/messages`), and those of
 * the contract (`shared/contract/src/messages`), whose sentences belong to values of calls. Every remote that shows one carries
 * a copy of its own, made with its build.
 */
export const SHARED_BUNDLES: ReadonlySet<string> = new Set(['address', 'form', 'track-events']);
