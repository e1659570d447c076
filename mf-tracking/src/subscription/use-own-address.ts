import { useSelector, type SessionState } from '@amberlane/core';
import { overviewApi } from '../api/overview-api.ts';

/** Where emails of a signed-in customer go, once it is known; '' before, without an address, and for anybody else. */
export function useOwnAddress(): string {
  const isCustomer = useSelector(({ session }: { session: SessionState }) => session.nickName !== null);
  const { data } = overviewApi.useOwnFollowsQuery(null, { skip: !isCustomer });
  return (isCustomer && data?.address) || '';
}
