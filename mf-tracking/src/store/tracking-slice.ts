/** What outlives the tracking page: numbers that were typed and perhaps not asked for yet. */
import { createSlice, type PayloadAction } from '@amberlane/core';

interface Draft {
  readonly text: string;
  /** Query of the page on which it was typed, see {@link queryKey}; '' for a page without one. */
  readonly typedAt: string;
  /** Query to which it was sent; null while it was not. */
  readonly sentTo: string | null;
}

export interface TrackingState {
  readonly draft: Draft | null;
}

export const trackingSlice = createSlice({
  name: 'tracking',
  initialState: (): TrackingState => ({ draft: null }),
  reducers: {
    typed: (_state, { payload: { text, at } }: PayloadAction<{ text: string; at: string }>) => ({
      draft: { text, typedAt: at, sentTo: null },
    }),
    sent: ({ draft }, { payload }: PayloadAction<string>) => ({ draft: draft && { ...draft, sentTo: payload } }),
  },
});

export const { typed, sent } = trackingSlice.actions;

/**
 * The typed text that belongs on a page with this query, null when the address itself says what to show. A page without
 * a query takes whatever was typed last; a query of another origin, a shared link say, keeps its own numbers.
 */
export function selectDraft({ tracking: { draft } }: { readonly tracking: TrackingState }, query: string): string | null {
  return draft && (query === '' || draft.typedAt === query || draft.sentTo === query) ? draft.text : null;
}
