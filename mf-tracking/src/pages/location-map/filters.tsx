import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Chip, ChipRow } from '@amberlane/ui';
import { pointsAddress, TRAITS, withTrait, type PointFilter } from '../../points/point-filter.ts';
import css from './page.module.css';

/** What points have to have: links, an address for each choice. */
export function Filters({ filter }: { filter: PointFilter }) {
  const market = useMarket();
  const label = useIntl().formatMessage({ id: 'points.filter.label' });
  return (
    <div className={css.filters}>
      <ChipRow label={label}>
        {TRAITS.map((trait) => (
          <Chip key={trait} to={pointsAddress(withTrait(filter, trait), market)} chosen={filter.traits.includes(trait)}>
            <FormattedMessage id={`points.trait.${trait}`} />
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
