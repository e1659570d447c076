import type { ReactNode } from 'react';
import { FailureText, FormattedMessage, type CallFailure } from '@amberlane/core';
import { Ltr } from '../../ltr/ltr.tsx';
import { Notice } from '../../notice/notice.tsx';
import css from './form-notice.module.css';

interface FormNoticeProps {
  readonly failure: Pick<CallFailure, 'code' | 'message' | 'requestId'>;
  /** What else to do: another way, a link. */
  readonly children?: ReactNode;
}

/** Why a form was not accepted as a whole, with the number by which support finds the request. */
export function FormNotice({ failure, children }: FormNoticeProps) {
  return (
    <Notice tone="attention" role="alert">
      <p>
        <FailureText failure={failure} />
      </p>
      {failure.requestId === null ? null : (
        <p className={css.reference}>
          <FormattedMessage id="form.requestId" values={{ id: <Ltr key="id">{failure.requestId}</Ltr> }} />
        </p>
      )}
      {children}
    </Notice>
  );
}
