/** How much of the space for attached files is taken. Every process reads the same table: take the maximum, not the sum. */
import { Gauge, type Registry } from 'prom-client';
import { sharedRead } from './shared-read.ts';

export interface UploadSpace {
  /** Bytes of all files, whether they wait for a form or belong to a case. */
  readonly usedBytes: number;
  /** Those of cases among them: only the end of a case frees them. */
  readonly keptBytes: number;
  readonly mostBytes: number;
}

export interface UploadSpaceMetrics {
  /** `read` is asked at each scrape; nothing is told while it can't be read. */
  watchUploadSpace(read: () => Promise<UploadSpace>): void;
}

export function watchUploadSpaces(registry: Registry): UploadSpaceMetrics {
  let read: () => Promise<UploadSpace | null> = () => Promise.resolve(null);
  const gauge = (name: string, help: string, value: (space: UploadSpace) => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const space = await read();
        this.set(space ? value(space) : Number.NaN);
      },
    });
  };
  gauge('api_upload_space_used_bytes', 'Attached files that wait for a form or belong to a case; not a number while the database does not answer.', ({ usedBytes }) => usedBytes);
  gauge('api_upload_space_kept_bytes', 'Those among them that belong to a case.', ({ keptBytes }) => keptBytes);
  gauge('api_upload_space_limit_bytes', 'What all of them together may take.', ({ mostBytes }) => mostBytes);
  return { watchUploadSpace: (given) => void (read = sharedRead(given)) };
}
