/** Metrics of the process itself, and of the disk that holds its data. */
import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

/** Adds prom-client's own metrics and the room in `dataDir`. A folder that is not there has none to tell of. */
export function collectProcess(registry: Registry, dataDir: string): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'data_folder_bytes',
    help: 'Disk of the data folder: its size, and what is free of it.',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      const disk = await statfs(dataDir).catch(() => null);
      this.reset();
      if (!disk) return;
      this.set({ kind: 'size' }, disk.blocks * disk.bsize);
      this.set({ kind: 'free' }, disk.bavail * disk.bsize);
    },
  });
}
