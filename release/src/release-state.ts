/** What is live: the pure fold of the log. */
import { hashOf, type LogRecord } from './log-record.ts';
import { StoreFault } from './store-fault.ts';

export interface Pin {
  /** Content id of the build that is live. */
  readonly build: string;
  /** Build that was live before and that a rollback returns to. */
  readonly lastGood: string | null;
  /** Builds under the live one, oldest first; the last is `lastGood`. */
  readonly earlier: readonly string[];
  /** ISO time of the record that made it live, and who signed for it. */
  readonly at: string;
  readonly by: string;
}

/** The pins of a channel by artifact name: `shell` and remotes. */
export type PinSet = Readonly<Record<string, Pin>>;

export interface ReleaseState {
  /** Hash of the newest record; null while the log is empty. */
  readonly head: string | null;
  readonly seq: number;
  readonly channels: Readonly<Record<string, PinSet>>;
  /** Integrity of the manifest of every build that was ever pinned, by `<name>/<contentId>`. */
  readonly manifests: Readonly<Record<string, string>>;
}

export const EMPTY_STATE: ReleaseState = { head: null, seq: 0, channels: {}, manifests: {} };

/** Records in order, already verified. Throws StoreFault `impossible-record`. */
export const fold = (records: readonly LogRecord[]): ReleaseState => records.reduce(applyRecord, EMPTY_STATE);

function applyRecord(state: ReleaseState, record: LogRecord): ReleaseState {
  const { channel, name } = record;
  const pins = pinsOf(state, channel);
  const earlier = buildsUnder(pinOf(state, channel, name), record);
  const pin: Pin = { build: record.contentId, lastGood: earlier.at(-1) ?? null, earlier, at: record.at, by: record.by };
  return {
    head: hashOf(record),
    seq: record.seq,
    channels: { ...state.channels, [channel]: { ...pins, [name]: pin } },
    manifests: record.action === 'pin' ? { ...state.manifests, [`${name}/${record.contentId}`]: record.manifest } : state.manifests,
  };
}

function buildsUnder(pin: Pin | null, record: LogRecord): readonly string[] {
  if (record.action === 'pin') return pin ? [...pin.earlier, pin.build] : [];
  if (pin?.build !== record.from || pin.lastGood !== record.contentId) {
    throw new StoreFault('impossible-record', `record ${record.seq} rolls ${record.name} back to a build that was not live before`, record.seq);
  }
  return pin.earlier.slice(0, -1);
}

/** The pins of a channel; empty when nothing was ever pinned in it. */
export function pinsOf(state: ReleaseState, channel: string): PinSet {
  return (Object.hasOwn(state.channels, channel) ? state.channels[channel] : undefined) ?? {};
}

export function pinOf(state: ReleaseState, channel: string, name: string): Pin | null {
  const pins = pinsOf(state, channel);
  return (Object.hasOwn(pins, name) ? pins[name] : undefined) ?? null;
}

/** Integrity of a build's manifest as the log has it; null for a build that was never pinned. */
export const manifestIntegrity = (state: ReleaseState, name: string, contentId: string): string | null =>
  state.manifests[`${name}/${contentId}`] ?? null;
