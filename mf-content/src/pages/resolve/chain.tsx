import type { ReactNode } from 'react';
import { Icon } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { LINK_FACTS, type ChainLink } from './chain-links.ts';
import css from './chain.module.css';

/** The chain as a picture that is read without colour: full rings, a fork, a broken ring, and what goes along below. */
export function Chain() {
  return (
    <div className={css.picture}>
      <ol role="list" className={css.chain}>
        <li className={css.link}>
          <Ring link="trucking" />
        </li>
        <li className={`${css.link} ${css.fork}`}>
          <div className={css.upper}>
            <Ring link="air" />
            <span className={css.or}>
              <Say id="resolve.chain.or" />
            </span>
          </div>
          <Ring link="sea" />
        </li>
        <li className={css.link}>
          <Ring link="customs" />
        </li>
        <li className={css.link}>
          <Ring link="storage" kind={css.optional} note={<Say id="resolve.chain.optional" />} />
        </li>
        <li className={css.link}>
          <Ring link="lastmile" />
        </li>
      </ol>
      <span className={css.parcel} aria-hidden="true" />
      <div className={css.along}>
        <Ring link="platform" kind={css.flat} note={<Say id="resolve.chain.along" />} />
      </div>
    </div>
  );
}

/** A link of the chain; leads to its block below. */
function Ring({ link, kind = '', note }: { link: ChainLink; kind?: string | undefined; note?: ReactNode }) {
  return (
    <a href={`#${link}`} className={`${css.stop} ${kind}`}>
      <span className={css.ring}>
        <Icon of={LINK_FACTS[link].icon} className={css.icon} />
      </span>
      <span>
        <b className={css.name}>
          <Say id={`resolve.${link}.title`} />
        </b>
        {note ? <span className={css.note}>{note}</span> : null}
      </span>
    </a>
  );
}
