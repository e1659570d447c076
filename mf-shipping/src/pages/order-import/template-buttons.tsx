import { useState } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Button, Icon, icons } from '@amberlane/ui';
import { importCalls } from '../../import/import-calls.ts';
import { dictionaryCalls } from '../../orders/dictionary-calls.ts';
import css from './page.module.css';

/** Files to fill in, in the language of the page: a spreadsheet with lists and notes, and one with the column names alone. */
export function TemplateButtons() {
  const intl = useIntl();
  const { locale } = useMarket();
  const [readSenders] = importCalls.useLazyImportSendersQuery();
  const [readWords] = dictionaryCalls.useLazyOrderDictionariesQuery();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const saveXlsx = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const [{ saveTemplate }, senders, words] = await Promise.all([import('../../import/save-template.ts'), readSenders({ pageSize: 50 }, true).unwrap(), readWords(null, true).unwrap()]);
      const names = (...types: readonly ('INTL_GOODS_TYPE' | 'LOCAL_GOODS_TYPE' | 'PICKUP_TIME')[]): string[] => types.flatMap((type) => (words[type] ?? []).map(({ dictName }) => dictName));
      await saveTemplate(
        { goods: names('INTL_GOODS_TYPE', 'LOCAL_GOODS_TYPE'), pickupTimes: names('PICKUP_TIME'), senders: senders.list.map(({ name }) => name) },
        {
          locale, sheet: intl.formatMessage({ id: 'order-import.template.sheet' }), values: intl.formatMessage({ id: 'order-import.template.values' }),
          say: (key) => intl.formatMessage({ id: `order-import.template.${key}` }),
        },
      );
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const saveNames = async (): Promise<void> => {
    const [{ saveCsv }, { columnHead }, { IMPORT_COLUMNS }] = await Promise.all([import('../../import/csv-text.ts'), import('../../import/column-heads.ts'), import('@amberlane/contract/domain/order-import')]);
    saveCsv('amberlane-shipments.csv', [IMPORT_COLUMNS.map((column) => columnHead(column, locale))]);
  };
  return (
    <>
      <Button kind="quiet" className={css.template} busy={busy} onClick={() => void saveXlsx()}>
        <Icon of={icons.doc} />
        <FormattedMessage id="order-import.template" />
      </Button>
      <Button kind="quiet" className={css.template} onClick={() => void saveNames()}>
        <Icon of={icons.doc} />
        <FormattedMessage id="order-import.template.csv" />
      </Button>
      {failed ? <span role="alert"><FormattedMessage id="order-import.saving.failed" /></span> : null}
    </>
  );
}
