import { useState } from 'react';
import { FormattedMessage, useGoTo, useIntl } from '@amberlane/core';
import { CURRENCIES, type Currency } from '@amberlane/contract/domain/currencies';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { Button, CallFailed, Notice, Progress, Select, TextLink } from '@amberlane/ui';
import { importCalls } from '../../import/import-calls.ts';
import { missingColumns, type Mapping } from '../../import/mapping.ts';
import { pickupDays } from '../../wizard/pickup-days.ts';
import type { ChosenFile } from './file-choice.tsx';
import { importPath } from './import-path.ts';
import { useUpload } from './use-upload.ts';
import css from './upload-form.module.css';

/** What all rows have in common, and the check of them. */
export function UploadForm({ file, mapping }: { file: ChosenFile; mapping: Mapping }) {
  const intl = useIntl();
  const goTo = useGoTo();
  const senders = importCalls.useImportSendersQuery({ pageSize: 50 });
  const list = senders.data?.list ?? [];
  const [chosen, setChosen] = useState('');
  const [product, setProduct] = useState<'smallParcel' | 'specialLine'>('smallParcel');
  const [currency, setCurrency] = useState<Currency>('CNY');
  const [now] = useState(() => new Date());
  const [pickup, setPickup] = useState('');
  const { send, progress, failure } = useUpload((id) => goTo(importPath(id)));
  const sender = list.find(({ id }) => id === chosen) ?? list.find(({ defaultSender }) => defaultSender) ?? list[0];
  if (senders.isError) return <CallFailed error={senders.error} title={<FormattedMessage id="order-import.sender.failed" />} onRetry={() => void senders.refetch()} />;
  if (senders.isSuccess && !sender) {
    return (
      <Notice tone="attention">
        <p><FormattedMessage id="order-import.sender.missing" /></p>
        <p className={css.ways}>
          <TextLink to="user-opt/personal/addresses/new" target="_blank"><FormattedMessage id="order-import.sender.add" /></TextLink>
          <Button small onClick={() => void senders.refetch()}><FormattedMessage id="order-import.sender.again" /></Button>
        </p>
      </Notice>
    );
  }
  const days = sender ? pickupDays(COUNTRY_TIME_ZONE[sender.address.countryCode], now) : [];
  const check = (): void => {
    if (sender) void send({ file, mapping, sender, product, currency, pickupDate: days.includes(pickup) ? pickup : null });
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <div className={css.fields}>
        <Select name="sender" className={css.sender} label={<FormattedMessage id="order-import.sender" />} hint={<FormattedMessage id="order-import.sender.hint" />} value={sender?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
          {list.map(({ id, name, address }) => (
            <option key={id} value={id}>{[name, address.street, address.city, address.countryCode].filter(Boolean).join(', ')}</option>
          ))}
        </Select>
        <Select name="product" label={<FormattedMessage id="order-import.product" />} hint={<FormattedMessage id="order-import.product.hint" />} value={product} onChange={({ target }) => setProduct(target.value === 'specialLine' ? 'specialLine' : 'smallParcel')}>
          <option value="smallParcel">{intl.formatMessage({ id: 'order-import.product.smallParcel' })}</option>
          <option value="specialLine">{intl.formatMessage({ id: 'order-import.product.specialLine' })}</option>
        </Select>
        <Select name="currency" label={<FormattedMessage id="order-import.currency" />} hint={<FormattedMessage id="order-import.currency.hint" />} value={currency} onChange={({ target }) => setCurrency(CURRENCIES.find((code) => code === target.value) ?? 'CNY')}>
          {CURRENCIES.map((code) => <option key={code}>{code}</option>)}
        </Select>
        <Select name="handover" label={<FormattedMessage id="order-import.handover" />} hint={<FormattedMessage id="order-import.handover.hint" />} value={days.includes(pickup) ? pickup : ''} onChange={({ target }) => setPickup(target.value)}>
          <option value="">{intl.formatMessage({ id: 'order-import.handover.dropOff' })}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {intl.formatMessage({ id: 'order-import.handover.pickup' }, { day: intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }) })}
            </option>
          ))}
        </Select>
      </div>
      {failure ? (
        <CallFailed error={failure} title={<FormattedMessage id="order-import.upload.failed" />}>
          <p><FormattedMessage id="order-import.upload.failed.text" /></p>
        </CallFailed>
      ) : null}
      {progress ? (
        <div role="status">
          <Progress value={progress.sent} max={progress.of} label={intl.formatMessage({ id: 'order-import.upload.progress' }, progress)} />
          <p className={css.progress}><FormattedMessage id="order-import.upload.progress" values={progress} /></p>
        </div>
      ) : null}
      <Button type="submit" kind="primary" className={css.go} busy={progress !== null} disabled={!sender || missingColumns(mapping).length > 0}>
        <FormattedMessage id={failure ? 'order-import.upload.again' : 'order-import.upload'} values={{ rows: file.table.rows.length }} />
      </Button>
    </form>
  );
}
