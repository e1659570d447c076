/** Every row of some states, page after page: for files and labels. */
import { useCallback } from 'react';
import type { ImportRowState } from '@amberlane/contract/domain/order-import';
import { importCalls, type ImportRow } from '../../import/import-calls.ts';

const PAGE = 200;

export function useAllRows(id: string): (states: readonly ImportRowState[]) => Promise<ImportRow[]> {
  const [read] = importCalls.useLazyImportRowsQuery();
  return useCallback(
    async (states) => {
      const rows: ImportRow[] = [];
      for (let after: number | null = 0; after !== null; ) {
        const page: Awaited<ReturnType<ReturnType<typeof read>['unwrap']>> = await read({ id, states: [...states], after, size: PAGE }).unwrap();
        rows.push(...page.rows);
        after = page.nextAfter;
      }
      return rows;
    },
    [id, read],
  );
}
