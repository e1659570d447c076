import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { BOOK_PATH } from '../../addresses/book-paths.ts';

/** The way back to the address book. */
export const BackToBook = () => (
  <TextLink kind="back" to={BOOK_PATH}>
    <FormattedMessage id="address-form.back" />
  </TextLink>
);
