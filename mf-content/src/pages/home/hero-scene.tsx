/**
 * The lane in one picture, from the factory to the door. Two drawings of the same parts: a wide one, and one for
 * phones with the quay behind and the last mile in front, where every vehicle stays readable at 360 px. The phone
 * scene keeps its size and draws ground beyond its frame, so wider screens see more of it instead of a larger one.
 */
import art from './drawing.module.css';
import { partHref } from './drawing-parts.tsx';
import css from './hero-scene.module.css';

export function HeroScene() {
  return (
    <>
      <PhoneScene />
      <WideScene />
    </>
  );
}

function WideScene() {
  return (
    <svg className={css.wide} viewBox="0 0 1440 330" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <circle className={art.sun} cx="672" cy="226" r="150" />
      <path
        className={art.skyline}
        d="M0 290V176h40v-20h34v44h26v-64h30v154zM196 290c10-60 14-100 12-128h2V96h4v66h10c-2 28 2 68 12 128zM256 290V150l22-14 22 14v140zM310 290V190h46v100zM1010 290V200h24l10-64 10 64h20v90zM1090 290V170h30v-26h8v26h22v120zM1160 290v-70a22 22 0 0 1 44 0v70zM1214 290V130h6v-16h4v16h6v160zM1250 290V186h56v-22h40v126zM1360 290V150h36v30h44v110z"
      />
      <path className={art.petrol} d="M372 292h560v38H372z" />
      <use href={partHref('ship')} x="540" y="292" />
      <path className={art.waves} d="M400 306h44M470 316h30M560 318h52M690 314h36M812 308h40M870 318h34" />
      <path className={art.flight} d="M330 150C470 60 640 28 806 44" />
      <use href={partHref('plane')} transform="translate(812 52)scale(.86)" />
      <use href={partHref('warehouse')} transform="translate(30 290)scale(1.1)" />
      <use href={partHref('truck')} x="190" y="290" />
      <use href={partHref('crane')} x="330" y="290" />
      <path className={art.ink} d="M0 290h392v40H0zM912 290h528v40H912z" />
      <use href={partHref('customs')} x="936" y="290" />
      <use href={partHref('palm')} transform="translate(1092 290)scale(1.1)" />
      <use href={partHref('rider')} transform="translate(1130 290)scale(1.15)" />
      <use href={partHref('house')} transform="translate(1278 290)scale(1.25)" />
      <use href={partHref('palm')} transform="translate(1386 290)scale(1.3)" />
      <path className={art.road} d="M0 310h372M930 310h510" />
    </svg>
  );
}

function PhoneScene() {
  return (
    <svg className={css.phone} viewBox="0 0 360 290" preserveAspectRatio="xMidYMax" aria-hidden="true" focusable="false">
      <circle className={art.sun} cx="244" cy="112" r="80" />
      <path
        className={art.skyline}
        d="M-160 134V60h34v-18h30v40h22V30h26v52h20V52l16-10 16 10v82zM112 134c7-40 9-66 8-90h2V8h3v36h6c-1 24 2 50 9 90zM336 134V86h20V66h8v20h18v48zM392 134V50h6V38h4v12h6v84zM420 134V76h44V60h30v74z"
      />
      <path className={art.petrol} d="M-200 134h760v80h-760z" />
      <path className={art.waves} d="M178 150h26M332 152h36M150 162h18M262 163h40M-60 160h30M420 160h40" />
      <use href={partHref('ship')} transform="translate(164 136)scale(.76)" />
      <path className={art.flight} d="M84 40C128 14 180 6 236 16" />
      <use href={partHref('plane')} transform="translate(244 22)scale(.5)" />
      <use href={partHref('warehouse')} transform="translate(-38 132)scale(.8)" />
      <use href={partHref('warehouse')} transform="translate(-180 132)scale(.8)" />
      <path className={art.ink} d="M-200 132h354l-14 14h-340z" />
      <use href={partHref('truck')} transform="translate(66 132)scale(.68)" />
      <path className={art.sun} d="M-200 214v-30c90-18 190-20 290-14s190 10 290-4c60-8 120-10 180-6v116h-760z" />
      <use href={partHref('customs')} transform="translate(-134 268)scale(1.1)" />
      <use href={partHref('palm')} transform="translate(44 268)scale(1.1)" />
      <use href={partHref('palm')} transform="translate(420 268)scale(1.3)" />
      <use href={partHref('house')} transform="translate(252 268)scale(1.4)" />
      <use href={partHref('rider')} transform="translate(92 268)scale(1.15)" />
      <path className={art.ink} d="M-200 268h760v22h-760z" />
      <path className={art.road} d="M-200 280h760" />
    </svg>
  );
}
