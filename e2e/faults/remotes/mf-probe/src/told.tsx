/** What the API says, told by the endpoint of this very edition: its neighbour has one of the same name. */
import { callTo, FormattedMessage } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';
import { EDITION } from './edition.ts';

const probeCalls = remoteApi('mf-probe').injectEndpoints({
  endpoints: (build) => ({
    told: build.query<string, null>({ query: () => callTo(queryAllCountryList, {}), transformResponse: () => `edition ${EDITION}` }),
  }),
});

export function Told() {
  const [ask, { data }] = probeCalls.useLazyToldQuery();
  return (
    <div>
      <button type="button" onClick={() => void ask(null)}>
        <FormattedMessage id="probe.ask" />
      </button>
      {data === undefined ? null : (
        <p>
          <FormattedMessage id="probe.told" values={{ by: data }} />
        </p>
      )}
    </div>
  );
}
