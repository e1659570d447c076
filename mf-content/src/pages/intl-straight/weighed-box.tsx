import { chargeableWeight, weighingRule, type ChargeableWeight } from '@amberlane/contract/domain';
import { useIntl, useSelector } from '@amberlane/core';
import { DrawingShapes, Weight } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { Length } from '../../picture/length.tsx';
import { parcelDrawing, type Sides } from '../../picture/parcel-drawing.ts';
import css from './weighed-box.module.css';

/** A light parcel in a large box, and how high the same goods stand when packed flat. */
const BOX: Sides = { length: 45, width: 35, height: 30 };
const FLAT_HEIGHT = 15;
const ACTUAL_GRAMS = 4_200;
const MILLIMETRES = 10;
/** The box with room for its measures. */
const DRAWING = parcelDrawing(BOX);
const [LEFT, TOP, WIDTH, HEIGHT] = DRAWING.box;
const VIEW = `${LEFT - 18} ${TOP} ${WIDTH + 68} ${HEIGHT + 4}`;
/** Middle of each measure beside its edge, in units of the drawing. */
const MEASURES = [
  { side: 'length', x: 55, y: -6 },
  { side: 'width', x: -50, y: -4 },
  { side: 'height', x: 98, y: -72 },
] as const;

const weigh = ({ length, width, height }: Sides, day: string, product: 'smallParcel' | 'specialLine' = 'smallParcel'): ChargeableWeight =>
  chargeableWeight(
    ACTUAL_GRAMS,
    { lengthMm: length * MILLIMETRES, widthMm: width * MILLIMETRES, heightMm: height * MILLIMETRES },
    1,
    weighingRule(product, day),
  );

/** The rule of volume weight at one parcel: drawn to scale with its sides, its weights as bars, the deciding ones orange (VISUAL §9 "Weight"). */
export function WeighedBox() {
  const day = useSelector(selectAsOf);
  const intl = useIntl();
  const weighed = weigh(BOX, day);
  const flat = weigh({ ...BOX, height: FLAT_HEIGHT }, day);
  return (
    <div className={css.box}>
      <figure className={css.figure}>
        <svg viewBox={VIEW} className={css.parcel} role="img" aria-label={intl.formatMessage({ id: 'intl-straight.box.drawing' }, { ...BOX })}>
          <DrawingShapes of={DRAWING} />
          {MEASURES.map(({ side, x, y }) => (
            <text key={side} className={css.measure} x={x} y={y} fontSize={10} textAnchor="middle">
              <Length centimetres={BOX[side]} />
            </text>
          ))}
        </svg>
        <figcaption className={css.sides}>
          <Say id="intl-straight.box.formula" values={{ ...BOX, divisor: weighed.volumeDivisor, weight: <Weight key="weight" grams={weighed.volumeGrams ?? 0} /> }} />
        </figcaption>
      </figure>
      <div>
        <Bars weighed={weighed} />
        <p className={css.change}>
          <Say
            id="intl-straight.box.charged"
            values={{ small: <Weight key="small" grams={weighed.chargeableGrams} />, special: <Weight key="special" grams={weigh(BOX, day, 'specialLine').chargeableGrams} /> }}
          />
        </p>
        <p className={css.text}>
          <Say id="intl-straight.box.change" values={{ flat: FLAT_HEIGHT, flatCharged: <Weight key="flat" grams={flat.chargeableGrams} /> }} />
        </p>
      </div>
    </div>
  );
}

/** Both weights, the one that is charged orange. */
function Bars({ weighed: { actualGrams, volumeGrams, wonBy } }: { weighed: ChargeableWeight }) {
  const weights = [
    { id: 'actual', grams: actualGrams, decides: wonBy === 'actual' },
    { id: 'volume', grams: volumeGrams ?? 0, decides: wonBy === 'volume' },
  ];
  const most = Math.max(...weights.map(({ grams }) => grams));
  return (
    <dl className={css.weights}>
      {weights.map(({ id, grams, decides }) => (
        <div key={id} className={css.weight}>
          <dt>
            <Say id={`intl-straight.box.${id}`} />
          </dt>
          <dd className={css.value}>
            <Weight grams={grams} />
          </dd>
          <dd className={decides ? css.decides : css.bar} style={{ inlineSize: `${Math.round((grams / most) * 100)}%` }} aria-hidden="true" />
        </div>
      ))}
    </dl>
  );
}
