import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { IMPORT_COLUMNS, type ImportColumn } from '@amberlane/contract/domain/order-import';
import { Icon, icons, StatusShape } from '@amberlane/ui';
import { columnHead, isInGrams, NEEDED_COLUMNS } from '../../import/column-heads.ts';
import { missingColumns, type Mapping } from '../../import/mapping.ts';
import type { Table } from '../../import/table.ts';
import css from './column-map.module.css';

interface ColumnMapProps {
  readonly table: Table;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** Each column of the file with its first value, and what it means. */
export function ColumnMap({ table, mapping, onChange }: ColumnMapProps) {
  const intl = useIntl();
  const { locale } = useMarket();
  const missing = missingColumns(mapping);
  const meaning = (index: number): ImportColumn | '' => IMPORT_COLUMNS.find((column) => mapping[column] === index) ?? '';
  const choose = (index: number, chosen: string): void => {
    const rest = Object.fromEntries(Object.entries(mapping).filter(([column, at]) => at !== index && column !== chosen));
    onChange(chosen === '' ? rest : { ...rest, [chosen]: index });
  };
  return (
    <>
      <table className={css.table}>
        <caption className={css.caption}>
          <FormattedMessage id="order-import.columns.caption" />
        </caption>
        <thead className={css.head}>
          <tr>
            <th scope="col"><FormattedMessage id="order-import.columns.yours" /></th>
            <th scope="col"><FormattedMessage id="order-import.columns.first" /></th>
            <th scope="col"><FormattedMessage id="order-import.columns.meaning" /></th>
          </tr>
        </thead>
        <tbody>
          {table.heads.map((head, index) => {
            const chosen = meaning(index);
            const name = head === '' ? intl.formatMessage({ id: 'order-import.columns.nameless' }, { number: index + 1 }) : head;
            return (
              <tr key={index} className={css.row}>
                <th scope="row" className={css.name}><bdi>{name}</bdi></th>
                <td className={css.first}><bdi>{table.rows[0]?.cells[index] ?? ''}</bdi></td>
                <td className={css.cell}>
                  <select className={css.select} aria-label={intl.formatMessage({ id: 'order-import.columns.of' }, { name })} value={chosen} onChange={({ target }) => choose(index, target.value)}>
                    <option value="">{intl.formatMessage({ id: 'order-import.columns.none' })}</option>
                    {IMPORT_COLUMNS.map((column) => (
                      <option key={column} value={column}>{NEEDED_COLUMNS.includes(column) ? intl.formatMessage({ id: 'order-import.columns.needed' }, { column: columnHead(column, locale) }) : columnHead(column, locale)}</option>
                    ))}
                  </select>
                  {chosen === '' ? null : (
                    <span className={css.matched}>
                      <Icon of={icons.check} />
                      <FormattedMessage id={chosen === 'weightKg' && isInGrams(head) ? 'order-import.columns.grams' : 'order-import.columns.matched'} />
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {missing.length > 0 ? (
        <p className={css.missing} role="status">
          <StatusShape status="attention" className={css.mark ?? ''} />
          <span><FormattedMessage id="order-import.columns.missing" values={{ columns: intl.formatList(missing.map((column) => columnHead(column, locale))) }} /></span>
        </p>
      ) : null}
    </>
  );
}
