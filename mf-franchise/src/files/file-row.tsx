import { useEffect, useState, type ReactNode } from 'react';
import { FailureText, FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { Button, FieldError, Icon, icons, Progress, StatusMark } from '@amberlane/ui';
import { FileSize } from './file-size.tsx';
import type { Upload } from './upload-queue.ts';
import css from './file-field.module.css';

interface RowProps {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly children: ReactNode;
  readonly buttons: ReactNode;
}

/** One file: what it is called, how large it is, how it stands. */
export function FileRow({ id, name, bytes, children, buttons }: RowProps) {
  return (
    <li id={id} tabIndex={-1} className={css.row}>
      <Icon of={icons.doc} className={css.icon ?? ''} />
      <div className={css.facts}>
        <p className={css.line}>
          <bdi className={css.name}>{name}</bdi> <FileSize bytes={bytes} />
        </p>
        {children}
      </div>
      <div className={css.buttons}>{buttons}</div>
    </li>
  );
}

export function RemoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  const intl = useIntl();
  return (
    <Button kind="quiet" small onClick={onPress} aria-label={intl.formatMessage({ id: 'files.removeNamed' }, { name })}>
      <FormattedMessage id="files.remove" />
    </Button>
  );
}

/** A file that has arrived. `fault`: what the form has against it. */
export function AttachedState({ id, fault }: { id: string; fault: string | undefined }) {
  if (fault !== undefined) return <FieldError id={`${id}-error`}>{fault}</FieldError>;
  return (
    <StatusMark status="delivered">
      <FormattedMessage id="files.attached" />
    </StatusMark>
  );
}

/** A file on its way, or one that did not get there. */
export function UploadStateText({ id, upload: { name, bytes, state } }: { id: string; upload: Upload }) {
  const intl = useIntl();
  const error = `${id}-error`;
  switch (state.step) {
    case 'waiting':
      return (
        <p className={css.quiet}>
          <FormattedMessage id="files.waiting" />
        </p>
      );
    case 'sending':
      return (
        <>
          <Progress value={state.sent} max={bytes} label={intl.formatMessage({ id: 'files.progress' }, { name })} />
          <p className={css.quiet}>
            {state.isOffline ? <FormattedMessage id="files.offline" /> : <FormattedMessage id="files.sending" values={{ share: intl.formatNumber(state.sent / bytes, { style: 'percent' }) }} />}
          </p>
        </>
      );
    case 'checking':
      return <p className={css.quiet}>{state.isOffline ? <FormattedMessage id="files.offline" /> : <FormattedMessage id="files.checking" />}</p>;
    case 'unfit':
      return (
        <FieldError id={error}>
          <FaultSentence fault={state.fault} />
        </FieldError>
      );
    case 'refused':
      return <FieldError id={error}>{state.message}</FieldError>;
    case 'unreadable':
      return (
        <FieldError id={error}>
          <FormattedMessage id="files.unreadable" />
        </FieldError>
      );
    case 'failed':
      return (
        <FieldError id={error}>
          {state.failure?.message ? <FailureText failure={state.failure} /> : <FormattedMessage id="files.failed" />}
        </FieldError>
      );
  }
}

/** The contract's sentence; sentences are loaded with the first fault. */
function FaultSentence({ fault }: { fault: Pick<FieldFault, 'code' | 'params'> }) {
  const { locale } = useMarket();
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void import('@amberlane/contract/calls/field-messages').then(
      ({ fieldMessage }) => {
        if (!isLeft) setSentence(fieldMessage(fault.code, locale, fault.params));
      },
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [fault, locale]);
  return sentence ?? <FormattedMessage id="files.unfit" />;
}
