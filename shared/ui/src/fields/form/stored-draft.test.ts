import { describe, expect, it } from '@jest/globals';
import { draftKey, forgetDraft, readDraft, saveDraft, withDraft } from './stored-draft.ts';

const DAY = 86_400_000;

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

describe('a draft', () => {
  it('comes back without what must not be kept', () => {
    const storage = memory();
    expect(saveDraft(storage, 'order', { city: 'Lagos', account: { password: 'secret' } }, ['password'], 0)).toBe(true);
    expect(readDraft(storage, 'order', 7, DAY)).toEqual({ values: { city: 'Lagos', account: {} }, at: 0 });
    expect(storage.getItem(draftKey('order'))).not.toContain('secret');
  });

  it('is forgotten after its days', () => {
    const storage = memory();
    saveDraft(storage, 'order', { city: 'Lagos' }, [], 0);
    expect(readDraft(storage, 'order', 7, 7 * DAY)).toBeNull();
    expect(storage.getItem(draftKey('order'))).toBeNull();
  });

  it('is no draft when somebody has spoilt it', () => {
    for (const text of ['{', '7', '{"at":"now","values":{}}', 'null']) {
      const storage = memory();
      storage.setItem(draftKey('order'), text);
      expect(readDraft(storage, 'order', 7, 1)).toBeNull();
    }
  });

  it('is not kept by a storage that is full or locked, and breaks nothing', () => {
    const locked: Storage = {
      clear: () => undefined,
      key: () => null,
      length: 0,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      getItem: () => {
        throw new DOMException('locked', 'SecurityError');
      },
      removeItem: () => {
        throw new DOMException('locked', 'SecurityError');
      },
    };
    expect(saveDraft(locked, 'order', {}, [], 0)).toBe(false);
    expect(readDraft(locked, 'order', 7, 0)).toBeNull();
    expect(() => forgetDraft(locked, 'order')).not.toThrow();
  });

  it('fills in only what the form still has, of the same kind', () => {
    expect(withDraft({ city: '', agreed: false, sender: { name: '' } }, { city: 'Accra', agreed: 'yes', sender: { name: 'Ama', age: 4 }, old: 1 })).toEqual({
      city: 'Accra',
      agreed: false,
      sender: { name: 'Ama' },
    });
    expect(withDraft({ city: '' }, null)).toEqual({ city: '' });
  });

  it('fills in lists of entries, as many as were typed, each in the shape of the form', () => {
    const blank = { goods: [{ name: '', count: '1' }] };
    expect(withDraft(blank, { goods: [{ name: 'Drill', old: 1 }, { name: 'Charger', count: '3' }] })).toEqual({ goods: [{ name: 'Drill', count: '1' }, { name: 'Charger', count: '3' }] });
    expect(withDraft(blank, { goods: [] })).toEqual(blank);
    expect(withDraft(blank, { goods: 'Drill' })).toEqual(blank);
    expect(withDraft({ tags: ['a'] }, { tags: ['b'] })).toEqual({ tags: ['a'] });
  });
});
