import { describe, expect, it } from '@jest/globals';
import { titleLines } from './title-lines.ts';

/** Every character is as wide as any other. */
const lines = (title: string, width: number, language = 'en') => titleLines(title, language, width, (text) => text.length * 10);

describe('a title in lines', () => {
  it('stays on one line while it fits', () => {
    expect(lines('Track a parcel', 200)).toEqual(['Track a parcel']);
  });

  it('has as few lines as fit, of even length', () => {
    expect(lines('From a factory gate in China to a door', 300)).toEqual(['From a factory gate', 'in China to a door']);
  });

  it('breaks Chinese between words, and no line begins with a sign', () => {
    const broken = lines('从中国工厂门口，到拉各斯的家门。查询您的包裹。', 90, 'zh');
    expect(broken.length).toBeGreaterThan(1);
    expect(broken.join('')).toBe('从中国工厂门口，到拉各斯的家门。查询您的包裹。');
    for (const line of broken) expect(line).not.toMatch(/^[，。]/);
  });

  it('never cuts a word', () => {
    expect(lines('Gönderi takip', 60, 'tr')).toEqual(['Gönderi', 'takip']);
    expect(lines('one-stop', 30)).toEqual(['one-stop']);
  });
});
