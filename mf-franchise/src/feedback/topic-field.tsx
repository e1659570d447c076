import { FormattedMessage, useIntl } from '@amberlane/core';
import { Select } from '@amberlane/ui';
import type { Country } from '@amberlane/contract/site';
import type { TextBinding } from '@amberlane/ui/fields';
import { AnswerPromise } from './answer-promise.tsx';
import { answerDays, TOPICS } from './feedback-values.ts';

interface TopicFieldProps {
  readonly bind: TextBinding;
  /** Whose office answers. */
  readonly country: Country;
}

/** What the feedback is about, in one line, each topic with the days within which we answer. */
export function TopicField({ bind: { value, onValue, onLeave, ...field }, country }: TopicFieldProps) {
  const intl = useIntl();
  return (
    <Select
      {...field}
      label={<FormattedMessage id="feedback-form.topic" />}
      hint={<AnswerPromise topic={value} country={country} />}
      required
      value={value}
      onChange={({ target }) => onValue(target.value)}
      onBlur={onLeave}
    >
      <option value="">{intl.formatMessage({ id: 'form.choose' })}</option>
      {(['parcel', 'other'] as const).map((group) => (
        <optgroup key={group} label={intl.formatMessage({ id: `feedback-form.topics.${group}` })}>
          {TOPICS[group].map((topic) => (
            <option key={topic} value={topic}>
              {intl.formatMessage({ id: 'feedback-form.topic.within' }, { topic: intl.formatMessage({ id: `feedback-form.topic.${topic}` }), days: answerDays(topic) })}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
