import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { DisclosureRow } from '@amberlane/ui';
import { FieldPair, TextField, type TextBinding } from '@amberlane/ui/fields';
import { fieldLabel } from '../lead-form/contact-fields.tsx';
import css from './feedback.module.css';

/** What few senders add, folded until one of them holds something or is refused. */
export function MoreDetails({ text }: { readonly text: (path: string) => TextBinding }) {
  const place = useRef<HTMLDivElement>(null);
  const bindings = [text('company'), text('companyAddress'), text('otherInfo')] as const;
  const [company, companyAddress, otherInfo] = bindings;
  const isRefused = bindings.some(({ error }) => error !== undefined);
  const [used, setUsed] = useState(false);
  // Once open it stays so: emptying a field must not close it around the reader.
  if (!used && (isRefused || bindings.some(({ value }) => value !== ''))) setUsed(true);
  useEffect(() => {
    // The reader may have closed it since.
    if (isRefused) place.current?.querySelector('details')?.setAttribute('open', '');
  }, [isRefused]);
  return (
    <div ref={place} className={css.more}>
      <DisclosureRow
        open={used}
        summary={
          <>
            <span className={css.moreTitle}>
              <FormattedMessage id="feedback-form.more" />
            </span>{' '}
            <span className={css.moreNote}>
              <FormattedMessage id="form.optional" />
            </span>
          </>
        }
      >
        <FieldPair>
          <TextField {...company} label={fieldLabel('company')} required={false} autoComplete="organization" maxLength={120} />
          <TextField {...companyAddress} label={fieldLabel('companyAddress')} required={false} autoComplete="address-line1" maxLength={240} />
          <TextField {...otherInfo} label={fieldLabel('otherInfo')} hint={<FormattedMessage id="lead-form.otherInfo.hint" />} required={false} maxLength={1_000} />
        </FieldPair>
      </DisclosureRow>
    </div>
  );
}
