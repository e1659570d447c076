/** The reasons to come, as tabs: track, get a quote, find a service point. Without JavaScript styles alone change the tab. */
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, Slot } from '@amberlane/core';
import { ButtonLink, Icon, icons } from '@amberlane/ui';
import css from './tool-box.module.css';

const TOOLS = [
  { id: 'track', icon: icons.search, slot: 'quick-track', to: 'track' },
  { id: 'quote', icon: icons.scale, slot: 'quick-quote', to: 'quote' },
  { id: 'points', icon: icons.pin, slot: 'quick-points', to: 'location-map' },
] as const;

const KEPT_AS = 'amberlane.homeTool';

/** Storage may be blocked or full; the box works without it. */
function onDevice<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

export function ToolBox() {
  const tabs = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const choices = [...(tabs.current?.querySelectorAll('input') ?? [])];
    // A tab that was chosen before React ran is the reader's.
    if (!choices[0]?.checked) return;
    const kept = onDevice((storage) => storage.getItem(KEPT_AS));
    const choice = choices.find(({ value }) => value === kept);
    if (choice) choice.checked = true;
  }, []);
  return (
    <div className={css.box}>
      <fieldset ref={tabs} className={css.tabs}>
        <legend className={css.legend}>
          <FormattedMessage id="home.hero.tools" />
        </legend>
        {TOOLS.map(({ id, icon }, index) => (
          <label key={id} className={css.tab}>
            <input
              type="radio"
              name="home-tool"
              value={id}
              defaultChecked={index === 0}
              className={css.choice}
              onChange={({ target }) => onDevice((storage) => storage.setItem(KEPT_AS, target.value))}
            />
            <Icon of={icon} />
            <FormattedMessage id={`home.hero.${id}`} />
          </label>
        ))}
      </fieldset>
      {TOOLS.map(({ id, slot, to }) => (
        <div key={id} className={css[id]}>
          <Tool slot={slot} to={to}>
            <FormattedMessage id={id === 'track' ? 'home.track' : `home.hero.${id}`} />
          </Tool>
        </div>
      ))}
    </div>
  );
}

/** What fills the slot, or a link to the tool's page. */
function Tool({ slot, to, children }: { slot: (typeof TOOLS)[number]['slot']; to: string; children: ReactNode }) {
  return (
    <Slot name={slot}>
      <p className={css.link}>
        <ButtonLink kind="ink" to={to}>
          {children}
        </ButtonLink>
      </p>
    </Slot>
  );
}
