/** Why a store can't be trusted or read. Thrown while reading: a reader keeps what it had and reports. */
export type StoreFaultKind =
  /** A file or folder of the store can't be read. */
  | 'unreadable'
  /** A log record that is not the canonical text of a record of a known schema. */
  | 'malformed-record'
  /** A record that was not signed with the release key, or was changed afterwards. */
  | 'bad-signature'
  /** A record is missing before another. */
  | 'gap'
  /** A record that does not continue the one before it. */
  | 'broken-chain'
  /** A signed record that the records before it do not allow. */
  | 'impossible-record'
  /** The log is older than, or another than, what this reader has already seen. */
  | 'replay'
  /** No such build in the store. */
  | 'unknown-artifact'
  /** A build whose files or manifest are not what its name and the log say. */
  | 'tampered-artifact';

export class StoreFault extends Error {
  readonly kind: StoreFaultKind;
  /** Log record concerned, where there is one. */
  readonly seq: number | null;

  constructor(kind: StoreFaultKind, message: string, seq: number | null = null) {
    super(message);
    this.name = 'StoreFault';
    this.kind = kind;
    this.seq = seq;
  }
}
