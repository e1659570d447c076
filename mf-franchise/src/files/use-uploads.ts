/** The queue of one field, with the API behind it. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AttachedFile } from './attached-file.ts';
import { browserConnection } from './connection.ts';
import { uploadCalls } from './upload-calls.ts';
import { uploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

const NONE: readonly Upload[] = [];
/** Nothing of the calls is shown: the queue tells how far they are. */
const QUIET = { selectFromResult: () => ({}) };

interface Uploads extends Pick<UploadQueue, 'add' | 'retry' | 'remove'> {
  readonly list: readonly Upload[];
  /** Tells the API that a finished file will not be named. */
  readonly drop: (id: string) => void;
}

/** `onDone` is called once for each file that has arrived. Leaving the page ends the sending. */
export function useUploads(onDone: (file: AttachedFile) => void): Uploads {
  const [start] = uploadCalls.useStartUploadMutation(QUIET);
  const [part] = uploadCalls.useSendUploadPartMutation(QUIET);
  const [finish] = uploadCalls.useFinishUploadMutation(QUIET);
  const [dropUpload] = uploadCalls.useDropUploadMutation(QUIET);
  const told = useRef(onDone);
  useEffect(() => {
    told.current = onDone;
  }, [onDone]);
  const [{ queue, drop }] = useState(() => {
    const dropId = (id: string): void => void dropUpload({ id });
    const steps = {
      start: (request: Parameters<typeof start>[0]) => start(request).unwrap(),
      part: (request: Parameters<typeof part>[0]) => part(request).unwrap(),
      finish: (request: Parameters<typeof finish>[0]) => finish(request).unwrap(),
    };
    return { drop: dropId, queue: uploadQueue({ steps, drop: dropId, connection: browserConnection, onDone: (file) => told.current(file) }) };
  });
  useEffect(() => queue.stop, [queue]);
  const list = useSyncExternalStore(queue.subscribe, queue.uploads, () => NONE);
  return { list, add: queue.add, retry: queue.retry, remove: queue.remove, drop };
}
