import { FormattedMessage } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { SUGGESTION_ATTRIBUTE } from '../../element-ids.ts';

/** Hidden until the page loader fills it, when browser and time zone suggest a country; React leaves it alone. */
export function SuggestionLink({ className }: { className: string | undefined }) {
  return (
    <a {...{ [SUGGESTION_ATTRIBUTE]: '' }} className={className} hidden suppressHydrationWarning>
      <span>
        <FormattedMessage id="shell.dialog.continue" values={{ place: <bdi key="place" suppressHydrationWarning /> }} />
      </span>
      <Icon of={icons.arrow} />
    </a>
  );
}
