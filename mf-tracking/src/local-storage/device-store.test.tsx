import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { deviceStore } from './device-store.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('what is kept on the device', () => {
  it('is read as it was written, by other tabs too, and forgotten', () => {
    const store = deviceStore('test.a');
    store.write('x');
    expect([store.read(), deviceStore('test.a').read()]).toEqual(['x', 'x']);
    store.write(null);
    expect(store.read()).toBeNull();
  });

  it('lives as long as the page where storage is blocked', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const store = deviceStore('test.b');
    store.write('x');
    expect(store.read()).toBe('x');
    store.write(null);
    expect(store.read()).toBeNull();
  });

  it('tells of changes here and in other tabs, until nobody listens', () => {
    const store = deviceStore('test.c');
    const onChange = jest.fn();
    const end = store.subscribe(onChange);
    store.write('x');
    dispatchEvent(new StorageEvent('storage', { key: 'test.c' }));
    dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(onChange).toHaveBeenCalledTimes(3);
    end();
    store.write('y');
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
