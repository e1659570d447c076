/** What the API says, told by an endpoint of the same name as the probe's. */
import { callTo, FormattedMessage } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';

const shelfCalls = remoteApi('mf-shelf').injectEndpoints({
  endpoints: (build) => ({
    told: build.query<string, null>({ query: () => callTo(queryAllCountryList, {}), transformResponse: () => 'shelf' }),
  }),
});

export function Told() {
  const [ask, { data }] = shelfCalls.useLazyToldQuery();
  return (
    <div>
      <button type="button" onClick={() => void ask(null)}>
        <FormattedMessage id="shelf.ask" />
      </button>
      {data === undefined ? null : (
        <p>
          <FormattedMessage id="shelf.told" values={{ by: data }} />
        </p>
      )}
    </div>
  );
}
