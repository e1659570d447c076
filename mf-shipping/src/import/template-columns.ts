/** What each column of our template takes, and the note that says so. Pure. */
import { ITEM_COLUMNS, type ImportColumn } from '@amberlane/contract/domain/order-import';
import { NEEDED_COLUMNS } from './column-heads.ts';

export type ColumnKind = 'list' | 'whole' | 'decimal' | 'date' | 'text';

const KINDS: Readonly<Partial<Record<ImportColumn, ColumnKind>>> = {
  country: 'list', product: 'list', goodsType: 'list', sender: 'list', handover: 'list', pickupTime: 'list',
  quantity: 'whole', pieces: 'whole', length: 'whole', width: 'whole', height: 'whole', batteryCount: 'whole',
  unitPrice: 'decimal', weightKg: 'decimal', batteryWh: 'decimal', cod: 'decimal', insuredValue: 'decimal',
  pickupDate: 'date',
};

export const kindOf = (column: ImportColumn): ColumnKind => KINDS[column] ?? 'text';

/** Keys of the sentences of a note, below `order-import.template.`; a column that needs none of its own says whether it is required. */
export type NoteKey = 'required' | 'optional' | 'list' | 'whole' | 'decimal' | 'date' | 'item' | 'joins' | 'sender';

export function notesOf(column: ImportColumn): readonly NoteKey[] {
  const kind = kindOf(column);
  const isItem = (ITEM_COLUMNS as readonly ImportColumn[]).includes(column);
  return [
    NEEDED_COLUMNS.includes(column) ? 'required' : 'optional',
    ...(column === 'sender' ? (['sender'] as const) : kind === 'text' ? [] : [kind]),
    ...(isItem ? (['item'] as const) : []),
    ...(column === 'mallNo' ? (['joins'] as const) : []),
  ];
}
