/** Service points on a map, in other squads' forms in which one of them is chosen. */
import { defineSlot, FormattedMessage, useSlotProps } from '@amberlane/core';
import { MapPlace } from '../../map/map-place.tsx';
import css from './slot.module.css';

const load = async () => (await import('../../map/choice-map.tsx')).ChoiceMap;

function ServicePointMap() {
  const props = useSlotProps('service-point-map');
  if (!props) return null;
  return (
    <div className={css.map}>
      <MapPlace
        compact
        load={load}
        given={props}
        missing={<FormattedMessage id="points-map.choose.missing" />}
        landMissing={<FormattedMessage id="points-map.choose.landMissing" />}
      />
      <p className={css.help}>
        <FormattedMessage id="points-map.choose.help" />
      </p>
    </div>
  );
}

export default defineSlot({ component: ServicePointMap });
