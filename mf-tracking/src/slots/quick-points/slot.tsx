/** The search for service points on other squads' pages: a plain form that leads to the list. */
import { defineSlot, FormattedMessage, Link, marketHref, useIntl, useMarket } from '@amberlane/core';
import { Button, Field, Icon, icons } from '@amberlane/ui';
import css from '../quick-track/slot.module.css';

const POINTS_PATH = 'location-map';

function QuickPoints() {
  const intl = useIntl();
  const market = useMarket();
  return (
    <form method="get" action={marketHref(market, POINTS_PATH)} aria-label={intl.formatMessage({ id: 'quick-points.submit' })} className={css.card}>
      <Field name="q" autoComplete="off" label={<FormattedMessage id="quick-points.label" />} />
      <Button kind="primary" type="submit" className={css.submit}>
        <Icon of={icons.pin} />
        <FormattedMessage id="quick-points.submit" />
      </Button>
      <p className={css.sample}>
        <Link to={POINTS_PATH}>
          <FormattedMessage id="quick-points.all" />
        </Link>
      </p>
    </form>
  );
}

export default defineSlot({ component: QuickPoints });
