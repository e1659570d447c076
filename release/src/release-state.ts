/** What is live: the pure fold of the log. */
import { hashOf, type LogRecord } from './log-record.ts';
import { StoreFault } from './store-fault.ts';

export interface Pin {
  /** Content id of the build that is live. */
  readonly build: string;
  /** Newest build that was live before and that no rollback ever left: what a rollback returns to. */
  readonly lastGood: string | null;
  /** Builds under the live one, oldest first. */
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
  /** Builds that a rollback left, by `<channel>/<name>`: whoever pins one again does not make it a good one. */
  readonly rolledBack: Readonly<Record<string, readonly string[]>>;
}

export const EMPTY_STATE: ReleaseState = { head: null, seq: 0, channels: {}, manifests: {}, rolledBack: {} };

/** Records in order, already verified. Throws StoreFault `impossible-record`. */
export const fold = (records: readonly LogRecord[]): ReleaseState => records.reduce(applyRecord, EMPTY_STATE);

function applyRecord(state: ReleaseState, record: LogRecord): ReleaseState {
  const { channel, name } = record;
  const { [name]: _left, ...others } = pinsOf(state, channel);
  const rolledBack = withRolledBack(state, record);
  const pins = record.action === 'unpin' ? withoutPin(state, record, others) : { ...others, [name]: pinAfter(state, record, rolledBack[`${channel}/${name}`] ?? []) };
  return {
    head: hashOf(record),
    seq: record.seq,
    channels: withPins(state.channels, channel, pins),
    manifests: record.action === 'pin' ? { ...state.manifests, [`${name}/${record.contentId}`]: record.manifest } : state.manifests,
    rolledBack,
  };
}

type PinningRecord = Exclude<LogRecord, { action: 'unpin' }>;

function pinAfter(state: ReleaseState, record: PinningRecord, rolledBack: readonly string[]): Pin {
  const earlier = buildsUnder(pinOf(state, record.channel, record.name), record);
  const lastGood = earlier.findLast((build) => build !== record.contentId && !rolledBack.includes(build)) ?? null;
  return { build: record.contentId, lastGood, earlier, at: record.at, by: record.by };
}

function buildsUnder(pin: Pin | null, record: PinningRecord): readonly string[] {
  if (record.action === 'pin') return pin ? [...pin.earlier, pin.build] : [];
  if (pin?.build !== record.from || !pin.earlier.includes(record.contentId)) {
    throw new StoreFault('impossible-record', `record ${record.seq} rolls ${record.name} back to a build that was not live before`, record.seq);
  }
  return pin.earlier.slice(0, pin.earlier.lastIndexOf(record.contentId));
}

function withRolledBack({ rolledBack }: ReleaseState, record: LogRecord): ReleaseState['rolledBack'] {
  if (record.action !== 'rollback') return rolledBack;
  const key = `${record.channel}/${record.name}`;
  const known = rolledBack[key] ?? [];
  return known.includes(record.from) ? rolledBack : { ...rolledBack, [key]: [...known, record.from] };
}

function withoutPin(state: ReleaseState, { channel, name, from, seq }: Extract<LogRecord, { action: 'unpin' }>, others: PinSet): PinSet {
  if (pinOf(state, channel, name)?.build === from) return others;
  throw new StoreFault('impossible-record', `record ${seq} unpins a build of ${name} that was not live`, seq);
}

/** A channel without pins is none. */
function withPins(channels: ReleaseState['channels'], channel: string, pins: PinSet): ReleaseState['channels'] {
  const { [channel]: _before, ...others } = channels;
  return Object.keys(pins).length === 0 ? others : { ...others, [channel]: pins };
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
