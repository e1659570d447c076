/** The menus of a pin set as text, in every language. */
import type { CompiledMessages } from '@amberlane/core';
import { PRODUCTS, transitSpan, type TransitDays } from '@amberlane/contract/domain';
import { bundleOfMessage } from '@amberlane/contract/federation/menu';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { COUNTRIES, LOCALES, MARKETS, type Locale } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import type { SiteMenu } from '../../site/site-menu.ts';
import { composeMenu } from './compose-menu.ts';
import type { ReadMessages } from './message-reader.ts';
import type { Realm } from './server-modules.ts';

/** What the messages of menu entries may name. */
const MENU_VALUES = { since: BRAND.founded, countries: String(COUNTRIES.length) };

/** A menu message as text; null when nobody wrote it. Its values are written alike in every country of a language. */
function menuWord({ createSiteIntl }: Realm['shell'], messages: CompiledMessages, locale: Locale, id: string): string | null {
  const market = MARKETS.find((candidate) => candidate.locale === locale);
  return market && messages[id] ? createSiteIntl(market, messages, () => undefined).formatMessage({ id }, MENU_VALUES) : null;
}

/** A name that the rules do not know says nothing. */
function daysOf(names: readonly string[], day: string): TransitDays | null {
  const products = PRODUCTS.filter((product) => names.includes(product));
  return products.length > 0 ? transitSpan(products, day) : null;
}

/** The days are those of the day on which the pin set went live: with the next one they follow a new rule. */
export function menusOf(remotes: readonly RemoteManifest[], shell: Realm['shell'], messages: ReadMessages): ReadonlyMap<Locale, SiteMenu> {
  const today = new Date().toISOString().slice(0, 10);
  const menuIn = (locale: Locale): SiteMenu =>
    composeMenu(remotes, { iconOf: shell.iconOf, daysOf: (names) => daysOf(names, today), say: (remote, id) => menuWord(shell, messages(remote, [bundleOfMessage(id)], locale), locale, id) });
  return new Map(LOCALES.map((locale) => [locale, menuIn(locale)]));
}
