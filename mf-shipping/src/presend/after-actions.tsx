import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, ButtonLink } from '@amberlane/ui';
import { listAddress } from './presend-address.ts';
import css from './presend.module.css';

/** What can be done after the form: first what the panel itself leads to, then another package, or the list of all. */
export const AfterActions = ({ first, onAnother }: { first: ReactNode; onAnother: () => void }) => (
  <div className={css.actions}>
    {first}
    <Button onClick={onAnother}>
      <FormattedMessage id="presend.done.another" />
    </Button>
    <ButtonLink to={listAddress({})}>
      <FormattedMessage id="presend.done.list" />
    </ButtonLink>
  </div>
);
