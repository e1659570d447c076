/** The orange field: what the company does, the track box, and the lane from gate to door. */
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Wrap } from '@amberlane/ui';
import { HeroPromise } from './hero-promise.tsx';
import { HeroScene } from './hero-scene.tsx';
import { ToolBox } from './tool-box.tsx';
import css from './hero.module.css';

export function Hero() {
  const { country } = useMarket();
  return (
    <div className={css.hero}>
      <Wrap className={css.columns}>
        <div>
          <p className={css.tagline}>
            <FormattedMessage id="home.hero.tagline" />
          </p>
          <h1 className={css.headline}>
            <FormattedMessage id="home.headline" values={{ country }} />
          </h1>
          <p className={css.lead}>
            <FormattedMessage id="home.lead" />
          </p>
        </div>
        <div className={css.track}>
          <ToolBox />
          <HeroPromise />
        </div>
      </Wrap>
      <HeroScene />
    </div>
  );
}
