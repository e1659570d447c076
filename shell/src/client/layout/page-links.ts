/** What header, footer and the shell's own pages link to: the menus that the remotes declare, for the page on screen. */
import { createContext, use } from 'react';
import type { Country } from '@amberlane/contract/site';
import type { MenuPlace, MenuSection } from '@amberlane/contract/federation/menu';
import { useMarket } from '@amberlane/core';
import { linksAt, type MenuLink, type SiteMenu } from '../../site/site-menu.ts';

interface LayoutLinks {
  readonly menu: SiteMenu;
  /** Countries in which the page on screen exists; absent: everywhere. */
  readonly countries?: readonly Country[] | undefined;
  /** Menu of the header to which the page on screen belongs. */
  readonly section?: MenuSection | undefined;
}

/** Given by the layout around everything. */
export const LayoutLinksContext = createContext<LayoutLinks>({ menu: [] });

/** Entries of these places in the page's country, place by place, each in its order. */
export const useMenu = (...places: readonly MenuPlace[]): readonly MenuLink[] => linksAt(use(LayoutLinksContext).menu, useMarket().country, ...places);

/** Whether the page on screen belongs to a menu, whatever its entries lead to. */
export const useIsSection = (section: MenuSection): boolean => use(LayoutLinksContext).section === section;

/** The first entry of a place, whatever the country: who follows it goes to a country that has the page. */
export const useMenuAnywhere = (place: MenuPlace): MenuLink | undefined => use(LayoutLinksContext).menu.find((link) => link.place === place);
