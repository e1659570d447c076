import { defineSlot, FormattedMessage, usePageAddress, useSelector } from '@amberlane/core';
import { EDITION, whileLoading, whileRendering } from '../../edition.ts';
import { probeSlice, selectProbe } from '../../probe-slice.ts';
import { Told } from '../../told.tsx';

function Note() {
  whileRendering(usePageAddress().search);
  const { madeBy } = useSelector(selectProbe);
  return (
    <>
      <p>
        <FormattedMessage id="probe.note" values={{ edition: EDITION, madeBy }} />
      </p>
      <Told />
    </>
  );
}

export default defineSlot({
  component: Note,
  setup: (site) => site.inject(probeSlice),
  load: ({ search }) => whileLoading(search),
});
