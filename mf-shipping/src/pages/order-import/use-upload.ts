/** Sends the rows of a file in chunks. What failed is sent again from where it stopped: the same rows twice are there once. */
import { useRef, useState } from 'react';
import type { Currency } from '@amberlane/contract/domain/currencies';
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';
import { importCalls, type Sender } from '../../import/import-calls.ts';
import { mappedRows, rememberMapping, type Mapping } from '../../import/mapping.ts';
import type { ChosenFile } from './file-choice.tsx';

interface Upload {
  readonly file: ChosenFile;
  readonly mapping: Mapping;
  readonly sender: Sender;
  readonly product: 'smallParcel' | 'specialLine';
  readonly currency: Currency;
  /** Day on which a courier collects; null for parcels that are dropped off. */
  readonly pickupDate: string | null;
}

export function useUpload(onDone: (id: string) => void) {
  const [create] = importCalls.useCreateImportMutation();
  const [put] = importCalls.usePutRowsMutation();
  const [progress, setProgress] = useState<{ readonly sent: number; readonly of: number } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const begun = useRef<{ readonly of: string; readonly id: string } | null>(null);

  const send = async ({ file, mapping, sender, product, currency, pickupDate }: Upload): Promise<void> => {
    if (progress) return;
    const rows = mappedRows(file.table, mapping);
    const settings = { sendName: sender.name, sendCompany: sender.company, sendPhone: sender.mobile, sendEmail: sender.email, senderAddress: sender.address, product, currency, ...(pickupDate === null ? {} : { localShipWay: 'DOOR_PICKUP' as const, pickupDate }) };
    const wanted = JSON.stringify([file.name, rows.length, settings]);
    setFailure(null);
    setProgress({ sent: 0, of: rows.length });
    try {
      const id = begun.current?.of === wanted ? begun.current.id : (await create({ name: file.name.slice(-200), rows: rows.length, settings }).unwrap()).id;
      begun.current = { of: wanted, id };
      for (let from = 0; from < rows.length; from += ORDER_IMPORT.chunk) {
        const chunk = rows.slice(from, from + ORDER_IMPORT.chunk);
        await put({ id, rows: chunk }).unwrap();
        setProgress({ sent: from + chunk.length, of: rows.length });
      }
      rememberMapping(file.table, mapping);
      onDone(id);
    } catch (error) {
      setFailure(error);
    } finally {
      setProgress(null);
    }
  };

  return { send, progress, failure };
}
