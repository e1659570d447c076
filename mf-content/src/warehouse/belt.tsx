import css from './stage-scene.module.css';

/** The packing table of a stage, x from 84 to 236, with parcels on their way to the gate at its end. */
export function Belt() {
  return (
    <>
      {/* Cut off at the gate: parcels come out of the hall and are gone. */}
      <svg x="84" y="140" width="136" height="48" overflow="hidden">
        <g className={css.belt}>
          {[-84, 0, 84].map((x) => (
            <path key={x} className={css.parcel} d={`M${x + 8} 12h40v36H${x + 8}z`} />
          ))}
          {[-84, 0, 84].map((x) => (
            <path key={x} className={css.tape} d={`M${x + 24} 12h8v13h-8z`} />
          ))}
        </g>
      </svg>
      <path className={css.table} d="M84 188h152v8H84zM98 196h7v40h-7zM196 196h7v40h-7z" />
    </>
  );
}
