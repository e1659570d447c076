/**
 * Stands for the federation runtime's handler of snapshots, descriptions of remotes that its makers' own service
 * gives out. Ours come from signed pins, so only what the runtime asks of any handler is left.
 */
export class SnapshotHandler {
  /** No plugin hooks into what never happens. */
  readonly hooks = { applyPlugin: () => undefined, removePlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

/** Asked for when a remote is taken away. */
export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined, globalSnapshot: undefined, remoteSnapshot: undefined });
