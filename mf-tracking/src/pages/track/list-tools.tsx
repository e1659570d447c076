import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { TrackReply, TrackResult } from '@amberlane/contract/calls/tracking';
import { Button, Icon, icons } from '@amberlane/ui';
import { PrintButton } from '../../share/print-button.tsx';
import css from './list-tools.module.css';

interface ListToolsProps {
  readonly reply: TrackReply;
  /** The results that the filter leaves. */
  readonly shown: () => readonly TrackResult[];
}

/** What can be done with a list of parcels: a file for a spreadsheet, paper. */
export function ListTools({ reply, shown }: ListToolsProps) {
  const intl = useIntl();
  const [failed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    setFailed(false);
    try {
      const { saveResults } = await import('../../export/save-results.ts');
      saveResults(shown(), reply.asOf, intl);
    } catch {
      // The code of the file could not be fetched.
      setFailed(true);
    }
  };
  return (
    <div className={css.tools}>
      <Button small className={css.scripted} onClick={() => void save()}>
        <Icon of={icons.download} />
        <FormattedMessage id="track.list.export" />
      </Button>
      <PrintButton />
      {failed ? (
        <p role="status" className={css.failed}>
          <FormattedMessage id="track.list.exportFailed" />
        </p>
      ) : null}
    </div>
  );
}
