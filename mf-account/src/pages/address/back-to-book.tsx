import { FormattedMessage } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import { BOOK_PATH } from '../../addresses/book-paths.ts';

/** Leaves the form for the address book. */
export const BackToBook = () => (
  <ButtonLink kind="quiet" to={BOOK_PATH}>
    <FormattedMessage id="address-form.back" />
  </ButtonLink>
);
