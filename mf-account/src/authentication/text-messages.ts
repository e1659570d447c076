/** Whether codes can be sent to phones: where no gateway is set, forms ask for a mail address alone. */
import { callTo, useMarket, type ReplyOf } from '@amberlane/core';
import { queryAllList } from '@amberlane/contract/call-index/countries';
import { accountApi } from '../api/customer-api.ts';

const phoneApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    phoneRules: build.query<ReplyOf<typeof queryAllList>, null>({
      query: () => callTo(queryAllList, {}),
      keepUnusedDataFor: 3600,
    }),
  }),
});

/** True until the API says otherwise for the country of the page. */
export function useTextMessages(): boolean {
  const { country } = useMarket();
  const { data } = phoneApi.usePhoneRulesQuery(null);
  return data?.find(({ code }) => code === country)?.textMessages !== false;
}
