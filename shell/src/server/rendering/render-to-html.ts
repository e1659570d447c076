/** Renders a React tree to completion: nothing streamed, nothing outlined, so React needs no inline script. */
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import type { Realm } from './server-modules.ts';
import { WorkTimeError } from './render-budget.ts';

/** HTML of the tree. Rejects when anything in it throws, with a WorkTimeError when it still waits after `ms`. */
export function renderToHtml({ shell }: Pick<Realm, 'shell'>, tree: ReactNode, ms: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = shell.renderToPipeableStream(tree, {
      progressiveChunkSize: 1e9,
      onError: fail,
      onShellError: fail,
      onAllReady() {
        clearTimeout(late);
        const chunks: Buffer[] = [];
        const sink = new PassThrough();
        sink.on('data', (chunk: Buffer) => chunks.push(chunk));
        sink.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        pipe(sink);
      },
    });
    const late = setTimeout(() => abort(new WorkTimeError(ms)), ms);
    function fail(error: unknown): void {
      clearTimeout(late);
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
