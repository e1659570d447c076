import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { dropUpload, finishUpload, MAX_UPLOAD_BYTES, sendUploadPart, startUpload, UPLOAD_PART_BYTES } from '@amberlane/contract/calls/uploads';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { partOnSite } from '@amberlane/testing/render-page';
import { byPath, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../remote.config.ts';
import type { AttachedFile } from './attached-file.ts';
import { FileField } from './file-field.tsx';

const EXPIRES = '2099-11-21T10:30:00.000Z';
const idOf = (letter: string): string => letter.repeat(43);
const pdf = (name: string, bytes = 2_000): File => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** An API that takes every file; ids are handed out in the order of the requests. */
function takingApi() {
  const names: string[] = [];
  const answers: AnswersByPath = {
    [startUpload.path]: (request) => {
      names.push(String(request['name']));
      return { id: idOf('abcdefgh'[names.length - 1] ?? 'z'), partBytes: UPLOAD_PART_BYTES, expiresAt: EXPIRES };
    },
    [sendUploadPart.path]: () => ({ received: 1 }),
    [finishUpload.path]: ({ id }) => ({ id, name: names['abcdefgh'.indexOf(String(id).charAt(0))] ?? '', bytes: 2_000, mediaType: 'application/pdf' }),
    [dropUpload.path]: () => ({ dropped: true }),
  };
  return answers;
}

interface Shown {
  readonly answers?: AnswersByPath;
  readonly locale?: Locale;
  readonly files?: readonly AttachedFile[];
  readonly faults?: readonly { field: string; message: string }[];
  readonly max?: number;
}

function show({ answers = {}, locale = 'en', files = [], faults = [], max = 5 }: Shown = {}) {
  const onChange = jest.fn<(files: readonly AttachedFile[]) => void>();
  const onPending = jest.fn<(count: number) => void>();
  function Held() {
    const [held, hold] = useState(files);
    return (
      <form aria-label="form">
        <FileField
          id="attachments"
          name="attachments"
          label="Papers"
          max={max}
          faults={faults}
          files={held}
          onPending={onPending}
          onChange={(next) => {
            onChange(next);
            hold(next);
          }}
        />
      </form>
    );
  }
  const country = ({ en: 'NG', 'zh-CN': 'CN', fr: 'MA', ar: 'EG', ur: 'PK', tr: 'TR' } as const)[locale];
  const part = partOnSite({ remote: declaration, market: { country, locale }, at: 'no-route', answer: byPath({ ...takingApi(), ...answers }), retryDelay: () => null });
  const view = render(part.around(<Held />));
  return { onChange, onPending, part, view, latest: () => onChange.mock.lastCall?.[0] ?? [], asked: (path: string) => part.asked.filter((call) => call.path === path).map(({ request }) => request) };
}

const input = () => screen.getByLabelText<HTMLInputElement>('Choose files or drop them here');
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  setOnline(true);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the file field', () => {
  it('sends a chosen file in parts and hands its id to the form', async () => {
    const { latest, asked, onPending } = show();
    choose(pdf('licence.pdf', UPLOAD_PART_BYTES + 100));
    await screen.findByText('Added');
    expect(asked(startUpload.path)).toEqual([{ name: 'licence.pdf', bytes: UPLOAD_PART_BYTES + 100 }]);
    expect(asked(sendUploadPart.path).map(({ part }) => part)).toEqual([0, 1]);
    expect(asked(sendUploadPart.path).map(({ content }) => atob(String(content)).length)).toEqual([UPLOAD_PART_BYTES, 100]);
    expect(latest()).toEqual([{ id: idOf('a'), name: 'licence.pdf', bytes: 2_000, expiresAt: EXPIRES }]);
    expect(screen.getByRole('status')).toHaveTextContent('licence.pdf was added.');
    expect(onPending.mock.calls.map(([count]) => count)).toEqual([0, 1, 0]);
  });

  it('shows how far a file is, keeps the form waiting, and sends no more than two at once', async () => {
    const waiting: (() => void)[] = [];
    const { asked } = show({ answers: { [sendUploadPart.path]: () => new Promise((resolve) => waiting.push(() => resolve({ received: 1 }))) } });
    choose(pdf('one.pdf', 2 * UPLOAD_PART_BYTES), pdf('two.pdf'), pdf('three.pdf'));
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(asked(startUpload.path).map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']);
    expect(rows()[2]).toContain('Waiting for the other files');
    expect(input().validationMessage).toBe('Wait until all files are added, or remove the unfinished ones.');
    waiting.shift()?.();
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Upload progress: one.pdf' })).toHaveAttribute('aria-valuenow', String(UPLOAD_PART_BYTES)));
    await waitFor(() => {
      waiting.splice(0).forEach((go) => go());
      expect(screen.getAllByText('Added')).toHaveLength(3);
    });
    expect(input().validationMessage).toBe('');
  });

  it.each(LOCALES)('refuses on the device what cannot be attached, in %s', async (locale) => {
    const { asked, view } = show({ locale });
    const control = view.container.querySelector('input[type=file]');
    if (!control) throw new Error('no control');
    const large = pdf('large.pdf');
    Object.defineProperty(large, 'size', { value: MAX_UPLOAD_BYTES + 1 });
    fireEvent.change(control, { target: { files: [new File([], 'empty.pdf', { type: 'application/pdf' }), large, new File(['PK'], 'goods.zip', { type: 'application/zip' })] } });
    await screen.findByText(fieldMessage('fileEmpty', locale, {}));
    // Texts are looked up with every space as a plain one.
    expect(screen.getByText(fieldMessage('fileTooLarge', locale, { max: 10 }).replaceAll('\u00a0', ' '))).toBeVisible();
    expect(screen.getByText(fieldMessage('fileType', locale, {}))).toBeVisible();
    expect(asked(startUpload.path)).toEqual([]);
  });

  it('shows what the API has against the content, and forgets the file when it is removed', async () => {
    const { latest } = show({ answers: { [finishUpload.path]: () => refusal(ERROR.VALIDATION, 'Check the fields.', 400, [{ field: 'file', code: 'fileHarmful', message: 'This file can harm computers.' }]) } });
    choose(pdf('virus.pdf'));
    await screen.findByText('This file can harm computers.');
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('virus.pdf could not be added.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove virus.pdf' }));
    expect(rows()).toEqual([]);
    expect(input()).toHaveFocus();
    expect(latest()).toEqual([]);
  });

  it('goes on from where it stopped, after several failures and a press', async () => {
    let broken = 0;
    const { asked } = show({
      answers: {
        [sendUploadPart.path]: ({ part }) => {
          if (part === 1 && broken < 5) {
            broken += 1;
            return refusal(ERROR.SERVICE, '', 502);
          }
          return { received: 1 };
        },
      },
    });
    jest.useFakeTimers();
    choose(pdf('long.pdf', 3 * UPLOAD_PART_BYTES));
    await waitFor(() => expect(screen.getByText('The file could not be uploaded. Check your connection and try again.')).toBeVisible(), { timeout: 30_000 });
    jest.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: long.pdf' }));
    await screen.findByText('Added');
    expect(asked(startUpload.path)).toHaveLength(1);
    expect(asked(sendUploadPart.path).map(({ part }) => part)).toEqual([0, 1, 1, 1, 1, 1, 1, 2]);
  });

  it('waits while the device is offline, says so, and goes on by itself', async () => {
    setOnline(false);
    const { asked } = show();
    choose(pdf('journey.pdf'));
    await screen.findByText('You are offline. The upload continues when you are online again.');
    expect(asked(startUpload.path)).toEqual([]);
    setOnline(true);
    fireEvent(window, new Event('online'));
    await screen.findByText('Added');
  });

  it('begins anew when what was begun is gone', async () => {
    let finished = 0;
    const { asked, latest } = show({
      answers: {
        [finishUpload.path]: ({ id }) => {
          finished += 1;
          if (finished === 1) return refusal(ERROR.UPLOAD_NOT_CHECKED, 'The file could not be checked for viruses just now.', 500);
          if (finished === 2) return refusal(ERROR.UPLOAD_GONE, 'This file is no longer here.', 410);
          return { id, name: 'old.pdf', bytes: 2_000, mediaType: 'application/pdf' };
        },
      },
    });
    choose(pdf('old.pdf'));
    await screen.findByText('The file could not be checked for viruses just now.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again: old.pdf' }));
    await screen.findByText('Added');
    expect(asked(startUpload.path)).toHaveLength(2);
    expect(latest().map(({ id }) => id)).toEqual([idOf('b')]);
  });

  it('says beside the file that there is no room, sends no part of it, and tries again when asked', async () => {
    let started = 0;
    const sentence = errorMessage(ERROR.UPLOAD_SPACE_FULL, 'en');
    const { asked } = show({
      answers: {
        [startUpload.path]: () => {
          started += 1;
          return started === 1 ? refusal(ERROR.UPLOAD_SPACE_FULL, sentence, 429) : { id: idOf('a'), partBytes: UPLOAD_PART_BYTES, expiresAt: EXPIRES };
        },
      },
    });
    choose(pdf('claim.pdf'));
    expect(await within(await screen.findByRole('listitem')).findByText(sentence)).toBeVisible();
    expect(asked(sendUploadPart.path)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again: claim.pdf' }));
    await screen.findByText('Added');
  });

  it('takes no more files than allowed, and none twice', async () => {
    const { asked } = show({ max: 2 });
    choose(pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf'));
    expect(screen.getByText('Not all files were added. You can add up to 2 files.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Added')).toHaveLength(2));
    expect(asked(startUpload.path)).toHaveLength(2);
    cleanup();
    const second = show({ files: [{ id: idOf('q'), name: 'one.pdf', bytes: 2_000, expiresAt: EXPIRES }] });
    choose(pdf('one.pdf'));
    expect(rows()).toHaveLength(1);
    expect(second.asked(startUpload.path)).toEqual([]);
  });

  it('stops a file that is removed on its way, and tells the API', async () => {
    const { asked, latest } = show({ answers: { [sendUploadPart.path]: () => new Promise(() => {}) } });
    choose(pdf('wrong.pdf'));
    await waitFor(() => expect(asked(sendUploadPart.path)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Remove wrong.pdf' }));
    await waitFor(() => expect(asked(dropUpload.path)).toEqual([{ id: idOf('a') }]));
    expect(latest()).toEqual([]);
    expect(rows()).toEqual([]);
  });

  it('shows files of a draft, and what the form has against one of them', async () => {
    const { latest, asked } = show({
      files: [{ id: idOf('q'), name: 'cv.pdf', bytes: 1_500_000, expiresAt: EXPIRES }],
      faults: [{ field: 'attachments', message: 'Too many files.' }, { field: 'attachments.0', message: 'This file is no longer here. Choose it again.' }],
    });
    expect(rows()).toEqual([expect.stringMatching(/cv\.pdf 1\.4\sMB.*no longer here/)]);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(/Too many files\.$/);
    await userEvent.click(within(screen.getByRole('listitem')).getByRole('button', { name: 'Remove cv.pdf' }));
    expect(latest()).toEqual([]);
    await waitFor(() => expect(asked(dropUpload.path)).toEqual([{ id: idOf('q') }]));
  });
});
