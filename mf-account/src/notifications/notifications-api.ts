/** What the customer wants to be written about. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { queryNotifications, updateNotifications } from '@amberlane/contract/call-index/notifications';
import { accountApi } from '../api/customer-api.ts';

export const notificationsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<ReplyOf<typeof queryNotifications>, null>({
      query: () => callTo(queryNotifications, {}),
      providesTags: ['customer'],
    }),
    chooseNotifications: build.mutation<ReplyOf<typeof updateNotifications>, RequestOf<typeof updateNotifications>>({
      query: (request) => callTo(updateNotifications, request),
      onQueryStarted: (_request, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => void dispatch(notificationsApi.util.updateQueryData('notifications', null, () => data)),
          () => undefined,
        );
      },
    }),
  }),
});
