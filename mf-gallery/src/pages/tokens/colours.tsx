/** Every text on every ground that it may stand on, with the contrast that this browser shows in this theme. */
import { useEffect, useRef, useState } from 'react';
import { Ltr } from '@amberlane/ui';
import { TEXT_ON } from '@amberlane/ui/gallery';
import { contrast } from './contrast.ts';
import css from './tokens.module.css';

const NOT_YET = '–';

/** Known once the browser has painted: before that the swatch stands without its figure. */
function Swatch({ text, ground, sample }: { text: string; ground: string; sample: string }) {
  const swatch = useRef<HTMLLIElement>(null);
  const [figure, setFigure] = useState<number | null>(null);
  useEffect(() => {
    const element = swatch.current;
    const measure = (): void => {
      if (!element) return;
      const { color, backgroundColor } = getComputedStyle(element);
      setFigure(contrast(color, backgroundColor));
    };
    measure();
    const themeChange = new MutationObserver(measure);
    themeChange.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => themeChange.disconnect();
  }, []);
  const names = `${text.slice(2)} / ${ground.slice(2)}`;
  const shown = figure === null ? NOT_YET : figure.toFixed(1);
  return (
    <li ref={swatch} className={css.swatch} style={{ color: `var(${text})`, background: `var(${ground})` }}>
      <b>{sample}</b>
      <span className={css.code}>
        <Ltr>{names}</Ltr>
      </span>
      <span className={css.code}>
        <Ltr>{shown}</Ltr>
      </span>
    </li>
  );
}

export function Colours({ sample }: { sample: string }) {
  return (
    <ul className={css.swatches}>
      {TEXT_ON.flatMap(([text, ...grounds]) => grounds.map((ground) => <Swatch key={text + ground} text={text} ground={ground} sample={sample} />))}
    </ul>
  );
}
