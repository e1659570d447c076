import { describe, expect, it } from '@jest/globals';
import { NICK_NAME_ATTRIBUTE } from '../element-ids.ts';
import { SIGNED_IN_ATTRIBUTE } from '../../site/reader-choices.ts';
import { snapshotOf } from './page-snapshot.ts';

function pageOf(html: string): HTMLElement {
  const root = document.implementation.createHTMLDocument('Result').documentElement;
  root.lang = 'tr';
  root.setAttribute(SIGNED_IN_ATTRIBUTE, '');
  const body = root.querySelector('body');
  if (body) body.innerHTML = html;
  return root;
}

describe('a snapshot', () => {
  it('shows what is on screen, in its language', () => {
    const shown = snapshotOf(pageOf('<main><details open=""><p>Accra</p></details></main>'));
    expect(shown).toMatch(/^<!doctype html><html lang="tr"/);
    expect(shown).toContain('<details open=""><p>Accra</p></details>');
  });

  it('runs nothing and fetches nothing ahead', () => {
    const shown = snapshotOf(pageOf('<script src="/a.js"></script><link rel="prefetch" href="/b"><link rel="preload" href="/c"><link rel="stylesheet" href="/d">'));
    expect(shown).not.toMatch(/script|prefetch|preload/);
    expect(shown).toContain('/d');
  });

  it('does not say who was signed in, and holds no open dialog', () => {
    const page = pageOf(`<b ${NICK_NAME_ATTRIBUTE}="">Ama</b><dialog open=""></dialog>`);
    const shown = snapshotOf(page);
    expect(shown).not.toContain('Ama');
    expect(shown).not.toContain(SIGNED_IN_ATTRIBUTE);
    expect(shown).not.toContain('<dialog open');
    expect(page.textContent).toContain('Ama');
  });
});
