import { FormattedMessage } from '@amberlane/core';

/** Above the fields of a form: which of them may stay empty. */
export const RequiredNote = () => <FormattedMessage id="form.required" values={{ optional: <FormattedMessage key="optional" id="form.optional" /> }} />;
