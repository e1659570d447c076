/** Files on their way: two at a time, the others wait. Knows nothing of React; `uploads` is a new list after each change. */
import type { CallFailure } from '@amberlane/core';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { AttachedFile } from './attached-file.ts';
import { fileFault } from './check-file.ts';
import type { Connection } from './connection.ts';
import { Unreadable } from './read-part.ts';
import { Aborted, isCallFailure, sendFile, type Begun, type UploadSteps } from './send-file.ts';

const AT_ONCE = 2;

type UploadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending'; readonly sent: number; readonly isOffline: boolean }
  | { readonly step: 'checking'; readonly isOffline: boolean }
  /** Another try may help. null: the API never answered. */
  | { readonly step: 'failed'; readonly failure: CallFailure | null }
  /** Seen on the device. */
  | { readonly step: 'unfit'; readonly fault: Pick<FieldFault, 'code' | 'params'> }
  /** Judged by the API. */
  | { readonly step: 'refused'; readonly message: string }
  | { readonly step: 'unreadable' };

export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: UploadState;
}

interface QueueParts {
  readonly steps: UploadSteps;
  /** Tells the API that nobody will name the file; what comes of it does not matter. */
  readonly drop: (id: string) => void;
  readonly connection: Connection;
  readonly onDone: (file: AttachedFile) => void;
}

interface Job {
  readonly file: File;
  begun: Begun | null;
  control: AbortController | null;
}

export interface UploadQueue {
  readonly uploads: () => readonly Upload[];
  readonly subscribe: (onChange: () => void) => () => void;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Ends all sending; nothing is told any more. */
  readonly stop: () => void;
}

export function uploadQueue({ steps, drop, connection, onDone }: QueueParts): UploadQueue {
  const listeners = new Set<() => void>();
  const jobs = new Map<string, Job>();
  let list: readonly Upload[] = [];
  let count = 0;

  function show(next: readonly Upload[]): void {
    list = next;
    for (const listener of listeners) listener();
  }
  const setState = (key: string, state: UploadState): void => show(list.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  const takeOff = (key: string): void => {
    jobs.delete(key);
    show(list.filter((upload) => upload.key !== key));
  };

  function sendNext(): void {
    const running = list.filter(({ state }) => state.step === 'sending' || state.step === 'checking').length;
    for (const { key } of list.filter(({ state }) => state.step === 'waiting').slice(0, Math.max(0, AT_ONCE - running))) void send(key);
  }

  async function send(key: string): Promise<void> {
    const job = jobs.get(key);
    if (!job) return;
    const control = new AbortController();
    job.control = control;
    setState(key, { step: 'sending', sent: job.begun?.sent ?? 0, isOffline: false });
    try {
      const file = await sendFile(job.file, {
        steps, connection, signal: control.signal, begun: job.begun,
        onBegun: (begun) => {
          job.begun = begun;
        },
        onProgress: ({ isChecking, isOffline, sent }) => {
          if (!control.signal.aborted) setState(key, isChecking ? { step: 'checking', isOffline } : { step: 'sending', sent, isOffline });
        },
      });
      takeOff(key);
      onDone(file);
    } catch (error) {
      if (error instanceof Aborted || control.signal.aborted) return;
      setState(key, stateAfter(error));
    }
    sendNext();
  }

  return {
    uploads: () => list,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    add: (files) => {
      const added = files.map((file): Upload => {
        count += 1;
        const key = `file-${count}`;
        const fault = fileFault(file);
        if (!fault) jobs.set(key, { file, begun: null, control: null });
        return { key, name: file.name, bytes: file.size, state: fault ? { step: 'unfit', fault } : { step: 'waiting' } };
      });
      show([...list, ...added]);
      sendNext();
    },
    retry: (key) => {
      setState(key, { step: 'waiting' });
      sendNext();
    },
    remove: (key) => {
      const job = jobs.get(key);
      job?.control?.abort();
      if (job?.begun) drop(job.begun.id);
      takeOff(key);
      sendNext();
    },
    stop: () => {
      for (const { control } of jobs.values()) control?.abort();
      jobs.clear();
      list = [];
    },
  };
}

/** What a file is refused for is told beside fields; everything else may pass. */
function stateAfter(error: unknown): UploadState {
  if (error instanceof Unreadable) return { step: 'unreadable' };
  if (!isCallFailure(error)) return { step: 'failed', failure: null };
  const [fault] = error.fields;
  return fault ? { step: 'refused', message: fault.message } : { step: 'failed', failure: error };
}
