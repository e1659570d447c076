/** What the customer wants to be written about. A choice shows at once and goes back when it could not be saved. */
import { callOf, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { ChosenNotifications, queryNotifications, updateNotifications } from '@amberlane/contract/calls/notifications';
import { accountApi } from '../../api/customer-api.ts';

const calls = () => import('@amberlane/contract/calls/notifications');

export const notificationsApi = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    notifications: build.query<ReplyOf<typeof queryNotifications>, null>({
      query: () => callOf<typeof queryNotifications>('POST', '/v1/api/user/queryNotifications', {}, async () => (await calls()).queryNotifications),
      providesTags: ['customer'],
    }),
    chooseNotifications: build.mutation<ReplyOf<typeof updateNotifications>, RequestOf<typeof updateNotifications>>({
      query: (request) => callOf<typeof updateNotifications>('POST', '/v1/api/user/updateNotifications', request, async () => (await calls()).updateNotifications),
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
