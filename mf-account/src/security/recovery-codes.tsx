/** The recovery codes, shown once: to be copied, saved as a text or printed. */
import { FormattedMessage, useIntl } from '@amberlane/core';
import { BRAND } from '@amberlane/contract/site/brand';
import { Button, Icon, icons } from '@amberlane/ui';
import { CopyThis } from '../account-layout/copy-this.tsx';
import { focusOnArrival } from '../focus-on-arrival.ts';
import { saveFile } from '@amberlane/ui/save-file';
import css from './security.module.css';

const FILE = 'amberlane-recovery-codes.txt';

export function RecoveryCodes({ codes, onLeave }: { codes: readonly string[]; onLeave: () => void }) {
  const intl = useIntl();
  return (
    <div className={css.form} data-print-alone="">
      <h3 ref={focusOnArrival} tabIndex={-1} className={css.step}>
        <FormattedMessage id="security.codes.title" />
      </h3>
      <p>
        <FormattedMessage id="security.codes.text" />
      </p>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr" className={css.code}>
              {code}
            </bdi>
          </li>
        ))}
      </ol>
      <div className={css.buttons}>
        <CopyThis text={codes.join('\n')} />
        <Button small onClick={() => saveFile(FILE, new Blob([`${BRAND.name}: ${intl.formatMessage({ id: 'security.codes.title' })}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }))}>
          <Icon of={icons.doc} />
          <FormattedMessage id="security.codes.save" />
        </Button>
        <Button small onClick={() => print()}>
          <Icon of={icons.doc} />
          <FormattedMessage id="security.codes.print" />
        </Button>
      </div>
      <p>
        <Button kind="primary" onClick={onLeave}>
          <FormattedMessage id="security.codes.done" />
        </Button>
      </p>
    </div>
  );
}
