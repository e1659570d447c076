import { describe, expect, it } from '@jest/globals';
import { createSliceOwners } from './slice-owners.ts';

const remote = { name: 'mf-a', slice: 'a' };

function owners(rendered: string[]) {
  const released: string[] = [];
  const refs = rendered.map((contentId) => ({ name: 'mf-a', contentId, manifest: '' }));
  const site = { release: (key: string) => void released.push(key), releaseCalls: (contentId: string) => void released.push(`calls of ${contentId}`) };
  return { released, adopt: createSliceOwners(site, refs) };
}

describe('the slice of a remote', () => {
  it('stays with the build that the server rendered with', () => {
    const { adopt, released } = owners(['one']);
    adopt(remote, 'one');
    expect(released).toEqual([]);
  });

  it('gives way to another build, once', () => {
    const { adopt, released } = owners(['one']);
    adopt(remote, 'two');
    adopt(remote, 'two');
    expect(released).toEqual(['a', 'calls of one']);
  });

  it('belongs to the first build that comes where the server sent none', () => {
    const { adopt, released } = owners([]);
    adopt(remote, 'two');
    expect(released).toEqual([]);
  });

  it('is no matter of a remote without one, whose calls give way all the same', () => {
    const { adopt, released } = owners(['one']);
    adopt({ name: 'mf-a', slice: null }, 'two');
    expect(released).toEqual(['calls of one']);
  });
});
