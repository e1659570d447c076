import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Photograph } from '@amberlane/contract/site/brand';
import { partOnSite } from '@amberlane/testing/render-page';
import declaration from '../../remote.config.ts';
import { Photographed } from './photographed.tsx';

const TEAM: Photograph = {
  src: '/photographs/team.avif',
  credit: 'A. Photographer',
  alt: { en: 'Five people at a sorting belt', 'zh-CN': '五人', fr: 'Cinq personnes', ar: 'خمسة أشخاص', ur: 'پانچ افراد', tr: 'Beş kişi' },
};
const show = (photograph?: Photograph) => {
  const part = (
    <Photographed place="team" photographs={photograph ? { team: photograph } : {}}>
      <p>a drawing</p>
    </Photographed>
  );
  render(partOnSite({ remote: declaration, at: 'about-us' }).around(part));
};

describe('place of a photograph', () => {
  afterEach(cleanup);

  it('shows the company’s own with its credit and what is to be seen', () => {
    show(TEAM);
    expect(screen.getByRole('img', { name: 'Five people at a sorting belt' })).toHaveAttribute('src', '/photographs/team.avif');
    expect(screen.getByText('Photo: A. Photographer')).toBeInTheDocument();
    expect(screen.queryByText('a drawing')).not.toBeInTheDocument();
  });

  it.each([
    ['there is none', undefined],
    ['nobody is credited', { ...TEAM, credit: ' ' }],
    ['nobody says what is to be seen', { ...TEAM, alt: { ...TEAM.alt, en: '' } }],
  ])('shows the drawing where %s', (_why, photograph) => {
    show(photograph);
    expect(screen.getByText('a drawing')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
