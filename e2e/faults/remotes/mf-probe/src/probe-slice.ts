import { createSlice, type PayloadAction } from '@amberlane/core';
import { EDITION } from './edition.ts';

export interface ProbeState {
  /** Edition whose code made this state. */
  readonly madeBy: number;
  readonly count: number;
}

const initialState: ProbeState = { madeBy: EDITION, count: 0 };

export const probeSlice = createSlice({
  name: 'probe',
  initialState,
  reducers: { counted: (state, { payload }: PayloadAction<number>) => ({ ...state, count: state.count + payload }) },
});

export const selectProbe = (state: { readonly probe: ProbeState }): ProbeState => state.probe;
