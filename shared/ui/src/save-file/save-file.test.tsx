import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { saveFile, saveFrom } from './save-file.ts';

const saved: { readonly name: string; readonly href: string }[] = [];
const files: Blob[] = [];
const { fetch: realFetch } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  saved.length = 0;
  files.length = 0;
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

it('saves a text under its name, and lets go of it later', () => {
  saveFile('tracking.csv', new Blob(['a,b'], { type: 'text/csv' }));
  expect([saved, files[0]?.type]).toEqual([[{ name: 'tracking.csv', href: 'blob:1' }], 'text/csv']);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

/** As far as it is read; test environments have no `Response`. */
const answered = (status: number): void => {
  globalThis.fetch = () => Promise.resolve({ status, blob: () => Promise.resolve(new Blob(['%PDF-'], { type: 'application/pdf' })) } as Response);
};

it('saves a file of the site from an address of the page’s own, and lets go of it later', async () => {
  answered(200);
  expect(await saveFrom('/v1/api/file/view/x', 'NG407183529669.pdf')).toBe(true);
  expect(saved).toEqual([{ name: 'NG407183529669.pdf', href: 'blob:1' }]);
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

it.each([404, 206, 502])('makes no file of an answer with status %s', async (status) => {
  answered(status);
  expect(await saveFrom('/v1/api/file/view/x', 'x.pdf')).toBe(false);
  expect([saved, files]).toEqual([[], []]);
});

it('makes no file without a network', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  expect(await saveFrom('/v1/api/file/view/x', 'x.pdf')).toBe(false);
});
