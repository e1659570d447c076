import { FormattedMessage } from '@amberlane/core';
import { drawings, DrawingShapes, Icon, icons, type DrawingParts } from '@amberlane/ui';
import { Section } from './section.tsx';
import css from './who.module.css';

const OFFERED = ['name', 'parcels', 'software', 'training', 'pay'] as const;
const ASKED = ['site', 'days', 'scan', 'staff', 'deposit'] as const;

/** Who may apply, and what each side gives. */
export function Who() {
  return (
    <Section id="who" title={<FormattedMessage id="join-us.who.title" />} lead={<FormattedMessage id="join-us.who.lead" />}>
      <div className={css.columns}>
        <div>
          <h3 className={css.title}>
            <FormattedMessage id="join-us.offer.title" />
          </h3>
          <ul role="list" className={css.list}>
            {OFFERED.map((item) => (
              <li key={item}>
                <Icon of={icons.check} className={css.mark} />
                <FormattedMessage id={`join-us.offer.${item}`} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={css.title}>
            <FormattedMessage id="join-us.give.title" />
          </h3>
          <ul role="list" className={css.list}>
            {ASKED.map((item) => (
              <li key={item}>
                <Icon of={icons.arrow} className={css.step} />
                <FormattedMessage id={`join-us.give.${item}`} />
              </li>
            ))}
          </ul>
        </div>
        <Scene />
      </div>
    </Section>
  );
}

/** A service site with its rider, ready in the morning. */
function Scene() {
  return (
    <svg viewBox="0 0 520 250" className={css.scene} aria-hidden="true" focusable="false">
      <circle className={css.sun} cx="290" cy="130" r="104" />
      <Placed of={drawings.palm} x={132} scale={1.5} />
      <Placed of={drawings.shop} x={180} scale={2} />
      <Placed of={drawings.rider} x={394} scale={1.1} />
      <Placed of={drawings.parcel} x={72} scale={0.6} />
      <path className={css.road} d="M0 224h520v26H0z" />
      <path className={css.ground} d="M0 224h520" />
    </svg>
  );
}

function Placed({ of, x, scale }: { of: DrawingParts; x: number; scale: number }) {
  return (
    <g transform={`translate(${x} 223) scale(${scale})`}>
      <DrawingShapes of={of} />
    </g>
  );
}
