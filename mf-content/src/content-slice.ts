/** What all content pages share: the day whose dated rules (transit times and the like) a page states. */
import { createSlice } from '@amberlane/core';

export interface ContentState {
  /** ISO date on which the page was made, UTC. The browser takes it over from the server and so renders the same. */
  readonly asOf: string;
}

const madeToday = (): ContentState => ({ asOf: new Date().toISOString().slice(0, 10) });

export const contentSlice = createSlice({ name: 'content', initialState: madeToday, reducers: {} });

export const selectAsOf = (state: { readonly content: ContentState }): string => state.content.asOf;
