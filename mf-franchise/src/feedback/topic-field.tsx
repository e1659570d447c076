import { FormattedMessage, useIntl } from '@amberlane/core';
import { Select } from '@amberlane/ui';
import type { TextBinding } from '@amberlane/ui/fields';
import { TOPICS } from './feedback-values.ts';

/** What the feedback is about, in one line: the topic decides how soon we answer. */
export function TopicField({ value, onValue, onLeave, ...field }: TextBinding) {
  const intl = useIntl();
  return (
    <Select {...field} label={<FormattedMessage id="feedback-form.topic" />} required value={value} onChange={({ target }) => onValue(target.value)} onBlur={onLeave}>
      <option value="">{intl.formatMessage({ id: 'form.choose' })}</option>
      {(['parcel', 'other'] as const).map((group) => (
        <optgroup key={group} label={intl.formatMessage({ id: `feedback-form.topics.${group}` })}>
          {TOPICS[group].map((topic) => (
            <option key={topic} value={topic}>
              {intl.formatMessage({ id: `feedback-form.topic.${topic}` })}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
