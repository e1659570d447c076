import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Icon, icons } from '@amberlane/ui';
import { OFFLINE_NOTICE_ID } from '../../element-ids.ts';
import css from '../notice-box/notice-box.module.css';

/** In every page, hidden: without a network nothing could be fetched to say it. The page loader shows it and answers its first button. */
export function OfflineNotice() {
  const intl = useIntl();
  return (
    <div id={OFFLINE_NOTICE_ID} popover="manual" className={css.notice}>
      <p role="alert" className={css.text}>
        <FormattedMessage id="shell.offlineForm.text" />
      </p>
      <Button small data-native="">
        <FormattedMessage id="shell.offlineForm.again" />
      </Button>
      <button type="button" className={css.close} popoverTarget={OFFLINE_NOTICE_ID} popoverTargetAction="hide" aria-label={intl.formatMessage({ id: 'shell.offlineForm.close' })}>
        <Icon of={icons.close} />
      </button>
    </div>
  );
}
