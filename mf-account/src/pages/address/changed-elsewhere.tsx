import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type CallFailure } from '@amberlane/core';
import { Button, Card, Ltr } from '@amberlane/ui';
import { FormNotice, phoneText } from '@amberlane/ui/fields';
import { Envelope } from '../../addresses/envelope.tsx';
import { differingParts, type EntryContent, type EntryPart } from '../../addresses/entry-values.ts';
import { focusOnArrival } from '../../focus-on-arrival.ts';
import css from './changed-elsewhere.module.css';

interface ChangedElsewhereProps {
  readonly mine: EntryContent;
  readonly theirs: EntryContent;
  readonly busy: boolean;
  /** Why the own version could not be saved. */
  readonly failure: CallFailure | null;
  /** Saves what stands in the form. */
  readonly onKeep: () => void;
  /** Puts the saved version into the form. */
  readonly onTake: () => void;
}

/** Another hand saved the address since this form was opened: both versions side by side, and the choice. */
export function ChangedElsewhere({ mine, theirs, busy, failure, onKeep, onTake }: ChangedElsewhereProps) {
  const intl = useIntl();
  return (
    <div ref={focusOnArrival} tabIndex={-1} role="group" aria-label={intl.formatMessage({ id: 'address-form.conflict.title' })}>
      <Card
        tone="next"
        level={2}
        title={<FormattedMessage id="address-form.conflict.title" />}
        actions={
          <>
            <Button busy={busy} onClick={onKeep}>
              <FormattedMessage id="address-form.conflict.keep" />
            </Button>
            <Button onClick={onTake}>
              <FormattedMessage id="address-form.conflict.take" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="address-form.conflict.text" />
        </p>
        {differingParts(mine, theirs).map((part) => (
          <div key={part} className={css.part}>
            <h3>
              <FormattedMessage id={PART_NAMES[part]} />
            </h3>
            <dl>
              <dt>
                <FormattedMessage id="address-form.conflict.mine" />
              </dt>
              <dd>{partOf(mine, part) ?? <Nothing />}</dd>
              <dt>
                <FormattedMessage id="address-form.conflict.theirs" />
              </dt>
              <dd>{partOf(theirs, part) ?? <Nothing />}</dd>
            </dl>
          </div>
        ))}
        {failure ? <FormNotice failure={failure} /> : null}
      </Card>
    </div>
  );
}

const PART_NAMES = {
  name: 'address-form.name',
  localName: 'address-form.localName',
  company: 'address-form.company',
  mobile: 'address-form.mobile',
  email: 'address-form.email',
  address: 'address-form.where',
} as const satisfies Readonly<Record<EntryPart, string>>;

const Nothing = () => <FormattedMessage id="address-form.conflict.empty" />;

function partOf(entry: EntryContent, part: EntryPart): ReactNode {
  if (part === 'address') return <Envelope country={entry.address.countryCode} values={entry.address} />;
  if (part === 'mobile') return <Ltr>{phoneText(entry.mobile)}</Ltr>;
  return entry[part] === '' ? null : <bdi>{entry[part]}</bdi>;
}
