/** Who is signed in, as far as the browser may know: the token itself is an HttpOnly cookie (design §7). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionState {
  /** Name to greet with; null for a visitor. */
  readonly nickName: string | null;
  /** The session ended by itself: its reader may come back to what they were doing. */
  readonly lapsed?: true;
}

const initialState: SessionState = { nickName: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, action: PayloadAction<{ nickName: string }>) => ({ nickName: action.payload.nickName }),
    signedOut: () => initialState,
    lapsed: (): SessionState => ({ nickName: null, lapsed: true }),
  },
});
