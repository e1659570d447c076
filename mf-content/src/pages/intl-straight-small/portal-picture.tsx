import { DrawingShapes, drawings, type DrawingParts } from '@amberlane/ui';
import { Picture } from '../../picture/picture.tsx';
import css from './portal-picture.module.css';

const BACK: DrawingParts = { box: [0, 0, 0, 0], shapes: [['petrol', 'M96-134h12V0H96z'], ['teal', 'M96-140h104v14H96z'], ['ink', 'M138-128h20v10h-20z']] };
const BEAM: DrawingParts = { box: [0, 0, 0, 0], shapes: [['amber', 'M144-118h8l34 82h-76z']] };
const FRONT: DrawingParts = {
  box: [0, 0, 0, 0],
  shapes: [
    ['petrol', 'M30-24h9V0h-9zm180 0h9V0h-9z'],
    ['ink', 'M-6-38h252v14H-6z'],
    ['white', 'M24-34a3 3 0 1 1-.1 0zm48 0a3 3 0 1 1-.1 0zm48 0a3 3 0 1 1-.1 0zm48 0a3 3 0 1 1-.1 0zm48 0a3 3 0 1 1-.1 0z'],
    ['petrol', 'M188-134h12V0h-12z'],
    ['amber', 'M194-96a4 4 0 1 1-.1 0z'],
  ],
};

/** A parcel rolls through the portal that weighs and measures it. Stands in it where motion is reduced. */
export function PortalPicture() {
  return (
    <Picture width={240} height={152}>
      <DrawingShapes of={BACK} />
      <g className={css.beam}>
        <DrawingShapes of={BEAM} />
      </g>
      <g className={css.parcel}>
        <DrawingShapes of={drawings.parcel} />
      </g>
      <g className={css.next}>
        <DrawingShapes of={drawings.parcel} />
      </g>
      <DrawingShapes of={FRONT} />
    </Picture>
  );
}
