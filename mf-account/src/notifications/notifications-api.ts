/** What the customer wants to be written about. A choice shows at once and goes back when it could not be saved. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { queryNotifications, updateNotifications } from '@amberlane/contract/call-index/notifications';
import type { ChosenNotifications } from '@amberlane/contract/calls/notifications';
import { accountApi } from '../api/customer-api.ts';

export const notificationsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<ReplyOf<typeof queryNotifications>, null>({
      query: () => callTo(queryNotifications, {}),
      providesTags: ['customer'],
    }),
    chooseNotifications: build.mutation<ReplyOf<typeof updateNotifications>, RequestOf<typeof updateNotifications>>({
      query: (request) => callTo(updateNotifications, request),
      onQueryStarted: (request, { dispatch, queryFulfilled }) => {
        const show = (chosen: object) =>
          dispatch(notificationsApi.util.updateQueryData('notifications', null, (before: ChosenNotifications): ChosenNotifications => ({ ...before, ...chosen })));
        const shown = show(request);
        queryFulfilled.then(
          ({ data }) => void show(data),
          () => shown.undo(),
        );
      },
    }),
  }),
});
