import { Icon, icons, StatusShape } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import css from './parcel-ends.module.css';

/** The two ends of a parcel's way: signed for, or not taken and then on a shelf (spec §4 "failed delivery"). */
export function ParcelEnds() {
  return (
    <ul role="list" className={css.ends}>
      <li className={css.end}>
        <StatusShape status="delivered" className={css.signed} />
        <End id="signed" />
      </li>
      <li className={css.end}>
        <StatusShape status="attention" className={css.untaken} />
        <End id="untaken" />
        <div className={css.next}>
          <Icon of={icons.back} className={css.shelf} />
          <End id="shelf" />
        </div>
      </li>
    </ul>
  );
}

const End = ({ id }: { id: 'signed' | 'untaken' | 'shelf' }) => (
  <div>
    <h3>
      <Say id={`small-pac.end.${id}`} />
    </h3>
    <p className={css.text}>
      <Say id={`small-pac.end.${id}Text`} />
    </p>
  </div>
);
