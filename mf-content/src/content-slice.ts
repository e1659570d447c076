/** What content pages share: the day whose dated rules (transit times and the like) a page states; and what the help centre was asked. */
import { createSlice, type PayloadAction, type SiteStore } from '@amberlane/core';
import type { FoundAnswer } from './pages/help/search/help-search.ts';

/** What an address of the help centre asks, with its answers; null when the search could not be had. */
export interface HelpAnswers {
  readonly question: string;
  readonly found: readonly FoundAnswer[] | null;
}

export interface ContentState {
  /** ISO date on which the page was made, UTC. The browser takes it over from the server and so renders the same. */
  readonly asOf: string;
  readonly help: HelpAnswers | null;
  /** Where an article leads back to: the list of articles as the reader last saw it. */
  readonly newsList: string;
  /** Of the site, where a page shows its own address to be passed on; '' until one does. */
  readonly origin: string;
}

const today = (): string => new Date().toISOString().slice(0, 10);
const madeToday = (): ContentState => ({ asOf: today(), help: null, newsList: 'article-list', origin: '' });

export const contentSlice = createSlice({
  name: 'content',
  initialState: madeToday,
  reducers: {
    helpAnswered: (state, { payload }: PayloadAction<HelpAnswers>) => ({ ...state, help: payload }),
    newsListShown: (state, { payload }: PayloadAction<string>) => ({ ...state, newsList: payload }),
    originKnown: (state, { payload }: PayloadAction<string>) => ({ ...state, origin: payload }),
  },
});

export const { helpAnswered, newsListShown, originKnown } = contentSlice.actions;

export const selectAsOf = (state: { readonly content: ContentState }): string => state.content.asOf;
export const selectHelpAnswers = (state: { readonly content: ContentState }): HelpAnswers | null => state.content.help;
export const selectNewsList = (state: { readonly content: ContentState }): string => state.content.newsList;
export const selectOrigin = (state: { readonly content: ContentState }): string => state.content.origin;

/** The same day where no component asks: before rendering, and in the head of a page. */
export function asOfIn(site: SiteStore): string {
  const { content }: Readonly<Record<string, unknown>> = site.getState();
  return typeof content === 'object' && content !== null && 'asOf' in content && typeof content.asOf === 'string' ? content.asOf : today();
}
