import { useState } from 'react';
import { FormattedMessage, useIntl, useToast } from '@amberlane/core';
import { CallFailed, ListState, listStateOf, Notice, RuledSection, TextLink } from '@amberlane/ui';
import { CheckboxField } from '@amberlane/ui/fields';
import { notificationsApi } from '../../notifications/notifications-api.ts';
import css from './preferences.module.css';

const CHOICES = ['signInAlert', 'parcelNews'] as const;
type Choice = (typeof CHOICES)[number];

/** Letters that the customer may want or not; each box is saved by itself, the moment it is ticked. */
export function Notifications() {
  const { data, error, isLoading, refetch } = notificationsApi.useNotificationsQuery(null);
  const [choose] = notificationsApi.useChooseNotificationsMutation();
  const intl = useIntl();
  const toast = useToast();
  /** The last choice that could not be saved; its box is back where it was. */
  const [unsaved, setUnsaved] = useState<Choice | null>(null);
  const take = async (choice: Choice, value: boolean): Promise<void> => {
    setUnsaved(null);
    const answer = await choose({ [choice]: value });
    if (answer.error) setUnsaved(choice);
    else toast('success', 'saved');
  };
  return (
    <RuledSection title={<FormattedMessage id="preferences.letters" />}>
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="preferences.letters.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        <div className={css.letters}>
          {data?.reachable === false ? <NoAddress /> : null}
          {CHOICES.map((choice) => (
            <CheckboxField
              key={choice}
              id={`letters-${choice}`}
              name={choice}
              value={data?.reachable === true && data[choice]}
              disabled={data?.reachable !== true}
              error={unsaved === choice ? intl.formatMessage({ id: 'preferences.letters.notSaved' }) : undefined}
              label={<FormattedMessage id={`preferences.${choice}`} />}
              hint={<FormattedMessage id={`preferences.${choice}.hint`} />}
              onValue={(value) => void take(choice, value)}
              onLeave={() => undefined}
            />
          ))}
        </div>
      </ListState>
    </RuledSection>
  );
}

const NoAddress = () => (
  <Notice>
    <FormattedMessage
      id="preferences.noAddress"
      values={{
        add: (words) => (
          <TextLink key="add" to="user-opt/personal">
            {words}
          </TextLink>
        ),
      }}
    />
  </Notice>
);
