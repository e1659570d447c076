import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Ltr, TextLink } from '@amberlane/ui';
import { entryPath } from '../../addresses/book-paths.ts';
import type { EntryContent } from '../../addresses/entry-values.ts';
import type { ImportRow } from './import-state.ts';
import type { Finding } from './read-rows.ts';
import { RepairForm } from './repair-form.tsx';
import css from './row-card.module.css';

interface RowCardProps {
  readonly row: ImportRow;
  readonly busy: boolean;
  readonly onRepair: (values: EntryContent) => Promise<void>;
  readonly onRemove: () => void;
  /** Adds it beside the entry that it is like. */
  readonly onKeep: () => void;
}

/** One row: who and where, what is wrong with it or has become of it, and its form where it is repaired. */
export function RowCard({ row, busy, onRepair, onRemove, onKeep }: RowCardProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { line, values, status } = row;
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const done = status === 'added';
  const named = { line, name: values.name };
  return (
    <article className={css.row} aria-label={intl.formatMessage({ id: 'address-import.line' }, { line })}>
      <div className={css.head}>
        <span className={css.line}>
          <Ltr>{line}</Ltr>
        </span>
        <div className={css.who}>
          <p className={css.name}>{values.name ? <bdi>{values.name}</bdi> : <FormattedMessage id="address-import.nameless" />}</p>
          <p className={css.place}>
            <bdi>{[values.address.street, values.address.city].filter(Boolean).join(', ')}</bdi> <Ltr>{values.address.countryCode}</Ltr> <Ltr>{values.mobile}</Ltr>
          </p>
        </div>
        <span className={`${css.status} ${css[status]}`}>
          <FormattedMessage id={`address-import.status.${status}`} />
        </span>
      </div>
      <Wrong with={row} />
      {done ? null : (
        <div className={css.actions}>
          {status === 'duplicate' ? (
            <Button small disabled={busy} aria-label={intl.formatMessage({ id: 'address-import.keep.name' }, named)} onClick={onKeep}>
              <FormattedMessage id="address-import.keep" />
            </Button>
          ) : null}
          <Button ref={opener} small kind={status === 'ready' ? 'quiet' : 'plain'} disabled={busy} aria-expanded={open} aria-label={intl.formatMessage({ id: 'address-import.repair.name' }, named)} onClick={() => setOpen(!open)}>
            <FormattedMessage id="address-import.repair" />
          </Button>
          <Button small kind="quiet" disabled={busy} aria-label={intl.formatMessage({ id: 'address-import.remove.name' }, named)} onClick={onRemove}>
            <FormattedMessage id={status === 'duplicate' ? 'address-import.skip' : 'address-import.remove'} />
          </Button>
        </div>
      )}
      {open && !done ? <RepairForm initial={values} onDone={(repaired) => onRepair(repaired).then(close)} onLeave={close} /> : null}
    </article>
  );
}

/** Fields of which a finding says more than what the schema has against them. */
const SAID_BY: Readonly<Record<Finding, string>> = { rounded: 'mobile', country: 'address.countryCode', zeros: 'address.postcode' };

/** What a row needs, sentence by sentence. */
function Wrong({ with: { findings, faults: all, existing } }: { with: ImportRow }) {
  const faults = all.filter(({ field }) => !findings.some((finding) => SAID_BY[finding] === field));
  if (findings.length === 0 && faults.length === 0 && !existing) return null;
  return (
    <ul className={css.wrong}>
      {findings.map((finding) => (
        <li key={finding}>
          <FormattedMessage id={`address-import.finding.${finding}`} />
        </li>
      ))}
      {faults.map(({ column, sentence }) => (
        <li key={column + sentence}>
          {column ? <strong>{column}</strong> : null} {sentence}
        </li>
      ))}
      {existing ? (
        <li>
          <FormattedMessage id="address-import.existing" values={{ name: <TextLink key="name" to={entryPath(existing.id)} target="_blank"><bdi>{existing.name}</bdi></TextLink> }} />
        </li>
      ) : null}
    </ul>
  );
}
