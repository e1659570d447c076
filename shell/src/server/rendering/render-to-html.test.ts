import { createElement, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import type { Realm } from './server-modules.ts';
import { renderToHtml } from './render-to-html.ts';
import { WorkTimeError } from './render-budget.ts';

const realm = { shell: { renderToPipeableStream } as unknown as Realm['shell'] };

describe('rendering to completion', () => {
  it('gives the HTML', async () => {
    expect(await renderToHtml(realm, createElement('p', null, 'amber'), 500)).toBe('<p>amber</p>');
  });

  it('rejects with what a component throws', async () => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    await expect(renderToHtml(realm, createElement(Broken), 500)).rejects.toThrow('broken');
  });

  it('does not wait for a component that never comes', async () => {
    const never = new Promise<null>(() => undefined);
    const Waiting = (): null => use(never);
    await expect(renderToHtml(realm, createElement(Waiting), 20)).rejects.toBeInstanceOf(WorkTimeError);
  });
});
