import { useSelector, type SiteState } from '@amberlane/core';
import { NICK_NAME_ATTRIBUTE } from '../../element-ids.ts';

/** Name of who is signed in: '' in the page of everybody, where the page loader writes it before React runs. */
export function NickName() {
  const nickName = useSelector((state: SiteState) => state.session.nickName);
  return (
    <bdi {...{ [NICK_NAME_ATTRIBUTE]: '' }} suppressHydrationWarning>
      {nickName ?? ''}
    </bdi>
  );
}
