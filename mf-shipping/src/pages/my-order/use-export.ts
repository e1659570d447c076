import { orderCalls, type ExportFile } from '../../orders/order-calls.ts';
import { conditionsOf, type OrderFilter } from '../../orders/order-filter.ts';
import { saveExport } from './save-export.ts';

export interface ListExport {
  readonly save: (format: 'csv' | 'xlsx') => Promise<void>;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly file: ExportFile | undefined;
}

/** All orders that fit the filters as a file, which is saved once it has come. */
export function useExport(filter: OrderFilter): ListExport {
  const [ask, { isLoading, isError, data }] = orderCalls.useOrderExportMutation();
  const save = async (format: 'csv' | 'xlsx'): Promise<void> => {
    const answer = await ask({ ...conditionsOf(filter), format });
    if (answer.data) saveExport(answer.data);
  };
  return { save, isLoading, isError, file: data };
}
