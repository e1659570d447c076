import { FormattedMessage } from '@amberlane/core';
import { FieldError } from '@amberlane/ui';
import type { TextBinding } from '@amberlane/ui/fields';
import { TOPICS } from './feedback-values.ts';
import css from './feedback.module.css';

/** What the feedback is about, all topics in view: the topic decides how soon we answer. */
export function TopicField({ id, name, value, error, onValue, onLeave }: TextBinding) {
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`} aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined} className={css.topicField}>
      <p id={`${id}-legend`} className={css.legend}>
        <FormattedMessage id="feedback-form.topic" />
      </p>
      {(['parcel', 'other'] as const).map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={css.topicGroup}>
          <p id={`${id}-${group}`} className={css.groupName}>
            <FormattedMessage id={`feedback-form.topics.${group}`} />
          </p>
          <div className={`${css.topics} ${css[group]}`}>
            {TOPICS[group].map((topic) => (
              <label key={topic} className={css.topic}>
                <input
                  // The first one carries the id, so that the summary's link lands in the group.
                  id={topic === TOPICS.parcel[0] ? id : undefined}
                  type="radio"
                  name={name}
                  value={topic}
                  checked={topic === value}
                  className={css.dot}
                  onChange={() => onValue(topic)}
                  onBlur={onLeave}
                />
                <span>
                  <FormattedMessage id={`feedback-form.topic.${topic}`} />
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
