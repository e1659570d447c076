import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Dialog } from '@amberlane/ui';
import type { LeadFormState } from './use-lead-form.ts';

interface DraftLineProps {
  readonly draft: LeadFormState<object>['draft'];
  readonly onStartOver: () => void;
}

/** When the draft was kept on this device, with the way to begin afresh, which asks first. */
export function DraftLine({ draft, onStartOver }: DraftLineProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const time = draft === null ? '' : draft.state === 'saved' ? intl.formatTime(draft.at) : intl.formatDate(draft.at, { dateStyle: 'medium' });
  return (
    <>
      <span role="status">{draft ? <FormattedMessage id={`form.draft.${draft.state}`} values={{ time }} /> : null}</span>{' '}
      {draft ? (
        <Button kind="quiet" small onClick={() => setAsking(true)}>
          <FormattedMessage id="lead-form.startOver" />
        </Button>
      ) : null}
      <Dialog
        kind="confirm"
        open={asking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="lead-form.startOver.title" />}
        actions={
          <>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                onStartOver();
              }}
            >
              <FormattedMessage id="lead-form.startOver.yes" />
            </Button>
            <Button onClick={() => setAsking(false)}>
              <FormattedMessage id="lead-form.startOver.no" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="lead-form.startOver.text" />
        </p>
      </Dialog>
    </>
  );
}
