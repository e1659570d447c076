import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Chip, ChipRow } from '@amberlane/ui';
import { pointsAddress, withTrait, type PointFilter, type Trait } from '../../points/point-filter.ts';
import css from './page.module.css';

interface FiltersProps {
  readonly filter: PointFilter;
  readonly traits: readonly Trait[];
}

/** What points have to have: links, an address for each choice. */
export function Filters({ filter, traits }: FiltersProps) {
  const market = useMarket();
  const label = useIntl().formatMessage({ id: 'points.filter.only' });
  if (traits.length === 0) return null;
  return (
    <div className={css.filters}>
      <span aria-hidden="true">{label}</span>
      <ChipRow label={label}>
        {traits.map((trait) => (
          <Chip key={trait} to={pointsAddress(withTrait(filter, trait), market)} chosen={filter.traits.includes(trait)}>
            <FormattedMessage id={`points.trait.${trait}`} />
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
