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
}

const today = (): string => new Date().toISOString().slice(0, 10);
const madeToday = (): ContentState => ({ asOf: today(), help: null });

export const contentSlice = createSlice({
  name: 'content',
  initialState: madeToday,
  reducers: { helpAnswered: (state, { payload }: PayloadAction<HelpAnswers>) => ({ ...state, help: payload }) },
});

export const { helpAnswered } = contentSlice.actions;

export const selectAsOf = (state: { readonly content: ContentState }): string => state.content.asOf;
export const selectHelpAnswers = (state: { readonly content: ContentState }): HelpAnswers | null => state.content.help;

/** The same day where no component asks: before rendering, and in the head of a page. */
export function asOfIn(site: SiteStore): string {
  const { content }: Readonly<Record<string, unknown>> = site.getState();
  return typeof content === 'object' && content !== null && 'asOf' in content && typeof content.asOf === 'string' ? content.asOf : today();
}
