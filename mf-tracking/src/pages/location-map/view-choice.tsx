import { FormattedMessage, useIntl } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import css from './page.module.css';

/** On phones, where list and map are not side by side: which of them is shown. The style sheet does the rest. */
export function ViewChoice() {
  const label = useIntl().formatMessage({ id: 'points-map.view' });
  return (
    <div className={css.views} role="radiogroup" aria-label={label}>
      <label>
        <input type="radio" name="points-view" className={css.toList} defaultChecked />
        <Icon of={icons.menu} />
        <FormattedMessage id="points-map.view.list" />
      </label>
      <label>
        <input type="radio" name="points-view" className={css.toMap} />
        <Icon of={icons.pin} />
        <FormattedMessage id="points-map.view.map" />
      </label>
    </div>
  );
}
