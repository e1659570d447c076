import { useEffect, useRef } from 'react';
import { useSelector, type SiteState } from '@amberlane/core';
import { paintReader } from '../show-session.ts';

/** Signing in and out is painted where the page loader painted it first: on the document's element. */
export function usePaintedReader(): void {
  const nickName = useSelector((state: SiteState) => state.session.nickName);
  const painted = useRef(nickName);
  useEffect(() => {
    if (painted.current === nickName) return;
    painted.current = nickName;
    paintReader();
  }, [nickName]);
}
