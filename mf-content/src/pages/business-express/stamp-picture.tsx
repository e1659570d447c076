import { DrawingShapes, drawings, type DrawingParts } from '@amberlane/ui';
import { Picture } from '../../picture/picture.tsx';
import css from './stamp-picture.module.css';

const INVOICE: DrawingParts = {
  box: [0, 0, 0, 0],
  shapes: [
    ['white', 'M20-124h84V0H20z'],
    ['petrol', 'M32-112h34v8H32z'],
    ['amber', 'M32-92h60v5H32zm0 14h60v5H32zm0 14h60v5H32zm0 14h38v5H32z'],
  ],
};
const MARK: DrawingParts = { box: [0, 0, 0, 0], shapes: [['burnt', 'M76-40a15 15 0 1 1-.1 0z'], ['white', 'M76-36a11 11 0 1 1-.1 0z'], ['burnt', 'm69-26 4-4 3 4 8-9 4 4-12 13z']] };
const STAMP: DrawingParts = { box: [0, 0, 0, 0], shapes: [['ink', 'M58-50h36v10H58z'], ['petrol', 'M68-70h16l4 20H64zM64-92a12 12 0 0 1 24 0q0 8-6 14v10H70v-10q-6-6-6-14']] };

/** Customs stamps the invoice, and the barrier stands open behind it. Stamped already where motion is reduced. */
export function StampPicture() {
  return (
    <Picture width={240} height={152}>
      <g transform="translate(124 0)scale(.95)">
        <DrawingShapes of={drawings.customs} />
      </g>
      <DrawingShapes of={INVOICE} />
      <g className={css.mark}>
        <DrawingShapes of={MARK} />
      </g>
      <g className={css.stamp}>
        <DrawingShapes of={STAMP} />
      </g>
    </Picture>
  );
}
