/** Home page (spec §2 "empty, home page"): what the lane carries, how long it takes, and the way to a parcel. */
import { definePage } from '@amberlane/core';
import { contentSlice } from '../../content-slice.ts';
import { Call } from './call.tsx';
import { Clocks } from './clocks.tsx';
import { DrawingParts } from './drawing-parts.tsx';
import { homeHead } from './head.ts';
import { Hero } from './hero.tsx';
import { LaneMap } from './lane-map.tsx';
import { Services } from './services.tsx';
import { Steps } from './steps.tsx';

function Home() {
  return (
    <>
      <DrawingParts />
      <Hero />
      <Clocks />
      <Services />
      <LaneMap />
      <Steps />
      <Call />
    </>
  );
}

export default definePage({ component: Home, head: homeHead, setup: (site) => site.inject(contentSlice) });
