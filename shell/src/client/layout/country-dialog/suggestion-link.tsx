import { FormattedMessage } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import { SUGGESTION_ATTRIBUTE } from '../../element-ids.ts';
import css from './country-dialog.module.css';

const NO_NAME_YET = ' ';

/**
 * Hidden until the page loader fills it with the country to be offered first; React leaves it alone, and with a text of
 * its own in the place of the name: of an element without one it would miss what the loader wrote.
 */
export const SuggestionLink = ({ small = false }: { small?: boolean }) => (
  <p {...{ [SUGGESTION_ATTRIBUTE]: '' }} className={css.suggestion} hidden suppressHydrationWarning>
    <ButtonLink href="" kind="primary" small={small} wide suppressHydrationWarning>
      <span>
        <FormattedMessage id="shell.dialog.continue" values={{ place: <bdi key="place" suppressHydrationWarning>{NO_NAME_YET}</bdi> }} />
      </span>
    </ButtonLink>
  </p>
);
