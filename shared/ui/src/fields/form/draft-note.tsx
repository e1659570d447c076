import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button } from '../../button/button.tsx';
import type { DraftState } from './use-draft.ts';

/** When the draft of a form was saved, or that an earlier one was filled in, with the way to begin afresh. */
export function DraftNote({ draft, onDiscard }: { draft: DraftState | null; onDiscard: () => void }) {
  const intl = useIntl();
  if (!draft) return <span role="status" />;
  const time = draft.state === 'saved' ? intl.formatTime(draft.at) : intl.formatDate(draft.at, { dateStyle: 'medium' });
  return (
    <span role="status">
      <FormattedMessage id={`form.draft.${draft.state}`} values={{ time }} />
      {draft.state === 'kept' ? (
        <Button kind="quiet" small onClick={onDiscard}>
          <FormattedMessage id="form.draft.discard" />
        </Button>
      ) : null}
    </span>
  );
}
