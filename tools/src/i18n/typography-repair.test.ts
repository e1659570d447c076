import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@amberlane/contract/site';
import { typographyFaults } from '../gates/typography-faults.ts';
import { wordings } from '../gates/message-text.ts';
import { repairedTypography } from './typography-repair.ts';

describe('the repair of typography', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Don\'t wait...', 'Don’t wait…'],
    ['en', '"{name}" and "b"', '“{name}” and “b”'],
    ['en', "Keep '{'this'}' and <code>it's ...</code>, don''t", "Keep '{'this'}' and <code>it's ...</code>, don’t"],
    ['fr', 'L\'envoi « {name} » : où est-il?', 'L’envoi «\u202f{name}\u202f»\u202f: où est-il\u202f?'],
    ['fr', 'Numéro\u00a0: {number}', 'Numéro\u202f: {number}'],
    ['fr', '<b>Numéro</b>: {number}', '<b>Numéro</b>\u202f: {number}'],
    ['fr', '{n, plural, one {# kg} many {# kg} other {# kg : oui}}', '{n, plural, one {#\u00a0kg} many {#\u00a0kg} other {#\u00a0kg\u202f: oui}}'],
    ['fr', '"{name}" : 5 %', '«\u202f{name}\u202f»\u202f: 5\u00a0%'],
    ['zh-CN', '您好,<b>请：</b> {name} 稍候!', '您好，<b>请：</b>{name} 稍候！'],
    ['zh-CN', '收 {fee, number} CNY，多退', '收 {fee, number} 元，多退'],
    ['zh-CN', '自 2026 年 1 月 1 日 起，9 月 28日前，{days} 天内', '自2026年1月1日起，9月28日前，{days} 天内'],
    ['ar', 'شحنة "{name}", أين?', 'شحنة «{name}»، أين؟'],
    ['ur', '“{name}” یہاں, وہاں.', '”{name}“ یہاں، وہاں۔'],
    ['fr', 'Ouvrez "{label:track.title}"', 'Ouvrez «\u202f{label:track.title}\u202f»'],
    ['tr', 'Numara {label:track.title}...', 'Numara {label:track.title}…'],
  ])('in %s: %s', (locale, message, repaired) => {
    expect(repairedTypography(locale, message)).toBe(repaired);
    expect(repairedTypography(locale, repaired)).toBe(repaired);
    if (!repaired.includes('{label:')) expect(typographyFaults(locale, wordings(repaired))).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['fr', 'Ouvert à {hour}:{minute} ou 8:30, https://amberlane.example'],
    ['en', 'One " only'],
    ['en', '{broken'],
  ])('leaves alone in %s: %s', (locale, message) => {
    expect(repairedTypography(locale, message)).toBe(message);
  });
});
