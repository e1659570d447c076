/** What the page tells the shell server about itself: how remotes load and what fails. Never who the reader is. */

export interface TelemetryEvent {
  readonly kind: 'remote' | 'error' | 'message';
  /** Remote that is spoken of, `shell` for the shell itself. */
  readonly name: string;
  readonly build: string;
  readonly outcome: 'ready' | 'retried' | 'lastGood' | 'failed' | 'thrown' | 'missing';
  /** What went wrong, without addresses or input. */
  readonly detail?: string;
  readonly ms?: number;
}

const BEACON = '/-/beacon';

/** Sends an event; does nothing on the server, never throws. */
export function report(event: TelemetryEvent): void {
  if (typeof navigator === 'undefined' || typeof navigator.sendBeacon !== 'function') return;
  navigator.sendBeacon(BEACON, new Blob([JSON.stringify(event)], { type: 'application/json' }));
}
