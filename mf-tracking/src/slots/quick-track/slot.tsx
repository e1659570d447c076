/** The track box that other squads' pages show: a form that leads to the tracking page. */
import { defineSlot, FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Button, Icon, icons, TextArea } from '@amberlane/ui';
import { RefusalText } from '../../query/refusal-text.tsx';
import { MAX_NUMBERS, SAMPLE_NUMBERS, trackPath } from '../../query/track-query.ts';
import { useNumberEntry } from '../../query/use-number-entry.ts';
import { trackingSlice } from '../../store/tracking-slice.ts';
import css from './slot.module.css';

function QuickTrack() {
  const intl = useIntl();
  const { form, field, refused, busy } = useNumberEntry();
  return (
    <form {...form} aria-label={intl.formatMessage({ id: 'quick-track.submit' })} className={css.card}>
      <TextArea
        {...field}
        code
        rows={3}
        autoCapitalize="characters"
        autoComplete="off"
        className={css.field}
        label={<FormattedMessage id="quick-track.label" values={{ max: MAX_NUMBERS }} />}
        hint={<FormattedMessage id="quick-track.hint" />}
        error={refused ? <RefusalText {...refused} /> : null}
      />
      <Button kind="primary" type="submit" busy={busy} className={css.submit}>
        {busy ? null : <Icon of={icons.search} />}
        <FormattedMessage id="quick-track.submit" />
      </Button>
      <p className={css.sample}>
        <FormattedMessage id="quick-track.sample" values={{ a: (text) => <Link to={trackPath(SAMPLE_NUMBERS)}>{text}</Link> }} />
      </p>
    </form>
  );
}

export default defineSlot({ component: QuickTrack, setup: (site) => site.inject(trackingSlice) });
