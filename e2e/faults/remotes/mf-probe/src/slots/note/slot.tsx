import { defineSlot, FormattedMessage, usePageAddress, useSelector } from '@amberlane/core';
import { EDITION, whileLoading, whileRendering } from '../../edition.ts';
import { probeSlice, selectProbe } from '../../probe-slice.ts';

function Note() {
  whileRendering(usePageAddress().search);
  const { madeBy } = useSelector(selectProbe);
  return (
    <p>
      <FormattedMessage id="probe.note" values={{ edition: EDITION, madeBy }} />
    </p>
  );
}

export default defineSlot({
  component: Note,
  setup: (site) => site.inject(probeSlice),
  load: ({ search }) => whileLoading(search),
});
