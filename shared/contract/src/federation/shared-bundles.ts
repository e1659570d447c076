/**
 * Message bundles of shared components (`shared/ui/src/messages`): every remote that shows one carries a copy of its
 * own, made with its build, so several remotes of a site may hold them.
 */
export const SHARED_BUNDLES: ReadonlySet<string> = new Set(['address', 'form']);
