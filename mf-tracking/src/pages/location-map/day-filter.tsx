import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Chip, ChipRow } from '@amberlane/ui';
import { WEEKDAYS } from '../../points/open-on.ts';
import { pointsAddress, type PointFilter } from '../../points/point-filter.ts';
import css from './page.module.css';

/** The day on which points have to be open: links, an address for each. */
export function DayFilter({ filter }: { filter: PointFilter }) {
  const market = useMarket();
  const label = useIntl().formatMessage({ id: 'points.day.label' });
  return (
    <div className={css.filters}>
      <span aria-hidden="true">{label}</span>
      <ChipRow label={label}>
        <Chip to={pointsAddress({ ...filter, day: null }, market)} chosen={filter.day === null}>
          <FormattedMessage id="points.day.any" />
        </Chip>
        {WEEKDAYS.map((day) => (
          <Chip key={day} to={pointsAddress({ ...filter, day }, market)} chosen={filter.day === day}>
            <FormattedMessage id="points.day" values={{ day }} />
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
