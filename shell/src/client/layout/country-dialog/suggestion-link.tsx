import { FormattedMessage } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import { SUGGESTION_ATTRIBUTE } from '../../element-ids.ts';
import css from './country-dialog.module.css';

/** Hidden until the page loader fills it, when browser and time zone suggest a country; React leaves it alone. */
export const SuggestionLink = ({ small = false }: { small?: boolean }) => (
  <p {...{ [SUGGESTION_ATTRIBUTE]: '' }} className={css.suggestion} hidden suppressHydrationWarning>
    <ButtonLink href="" kind="primary" small={small} wide suppressHydrationWarning>
      <span>
        <FormattedMessage id="shell.dialog.continue" values={{ place: <bdi key="place" suppressHydrationWarning /> }} />
      </span>
    </ButtonLink>
  </p>
);
