/** The release store: builds by content id, a signed log of pins, and what is live as the fold of that log. */
export { openStore, type ReleaseStore, type Verification } from './release-store.ts';
export { publishArtifact, type Publication } from './publish-artifact.ts';
export { append, checkPin, pin, rollback, unpin, type Appended, type Author, type PinOutcome, type PinRequest, type PinVerdict, type RollbackRequest, type UnpinRequest } from './change-pins.ts';
export { declaredClashes, incompatibilities, type Incompatibility, type IncompatibilityKind } from './compatibility.ts';
export { emptySlots } from './wanted-slots.ts';
export { EMPTY_STATE, fold, manifestIntegrity, pinOf, pinsOf, type Pin, type PinSet, type ReleaseState } from './release-state.ts';
export { ensureDemoKeys, ensureKeys, keyFiles, readPrivateKey, readPublicKey, type KeyFiles } from './release-keys.ts';
export type { LogChange, LogRecord } from './log-record.ts';
export type { Following } from './follow-log.ts';
export { StoreFault, type StoreFaultKind } from './store-fault.ts';
export type { ArtifactName } from './store-folder.ts';
export { DEFAULT_CHANNEL, releaseSettings, type ReleaseSettings } from './settings.ts';
