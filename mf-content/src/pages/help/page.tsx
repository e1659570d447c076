/** Help centre (spec §2 `service/help`): sixty questions in nine groups, a search over them, and people when no answer fits. */
import { definePage } from '@amberlane/core';
import { Drawing } from '@amberlane/ui';
import content from '../../../content/help/en.md';
import { Say } from '../../content/say.tsx';
import { contentSlice } from '../../content-slice.ts';
import { BrandHead } from '../../head/brand-head.tsx';
import { HomeTrail } from '../../head/home-trail.tsx';
import { AnswerGroups } from './answer-groups.tsx';
import { advisor } from './advisor-drawing.ts';
import { helpHead, loadHelp } from './load.ts';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { Tasks } from './tasks.tsx';
import { useHelpSearch } from './use-help-search.ts';

function Help() {
  const search = useHelpSearch();
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<HomeTrail here={<Say id={content.head.title} />} />}
        art={<Drawing of={advisor} />}
        low
      >
        <SearchForm {...search} />
      </BrandHead>
      <Results {...search} />
      {search.query ? null : <Tasks />}
      <AnswerGroups />
    </>
  );
}

export default definePage({ component: Help, setup: (site) => site.inject(contentSlice), load: loadHelp, head: helpHead });
