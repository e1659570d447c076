/** With a real ClamAV daemon where its program is installed; `clamd.test.ts` has the same with a peer that follows a script. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { finishUpload, MAX_UPLOAD_BYTES, sendUploadPart, startUpload, UPLOAD_PART_BYTES } from '@amberlane/contract/calls/uploads';
import { openMemory } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { clamd } from './clamd.ts';
import { checkScanner } from './check-scanner.ts';
import { clamdProgram, startClamd, TEST_VIRUS, type RealClamd } from './testing/real-clamd.ts';
import { VIRUS_TEST } from './judge/foreign-content.ts';
import { pdfStream, samplePdf } from './testing/sample-files.ts';

const LIMIT_MS = 120_000;
const program = clamdProgram();

/** A document of exactly the largest size; `hidden` is its last object. */
function largestPdf(hidden = ''): Buffer {
  const made = (filler: number): Buffer => samplePdf({ objects: [pdfStream(4, '', Buffer.alloc(filler, '0123456789 ')), `5 0 obj (${hidden}) endobj\n`] });
  const around = made(MAX_UPLOAD_BYTES).length - MAX_UPLOAD_BYTES;
  return made(MAX_UPLOAD_BYTES - around);
}

async function sent(api: TestApi, content: Buffer): Promise<string> {
  const { id } = await api.ask(startUpload, { name: 'a.pdf', bytes: content.length });
  for (let part = 0; part * UPLOAD_PART_BYTES < content.length; part += 1) {
    await api.ask(sendUploadPart, { id, part, content: content.subarray(part * UPLOAD_PART_BYTES, (part + 1) * UPLOAD_PART_BYTES).toString('base64') });
  }
  return id;
}

(program === null ? describe.skip : describe)('files and a real ClamAV daemon', () => {
  let scanner: RealClamd;
  beforeAll(async () => {
    scanner = await startClamd(program ?? '');
  }, LIMIT_MS);
  afterAll(() => scanner.close());

  async function withApi(address: RealClamd['address'], test: (api: TestApi) => Promise<void>): Promise<void> {
    const api = await startTestApi(openMemory, { settings: { clamdAddress: address } });
    try {
      await test(api);
    } finally {
      await api.close();
    }
  }

  it('tells clean from infected, in files of any size up to the largest', async () => {
    expect(largestPdf()).toHaveLength(MAX_UPLOAD_BYTES);
    await withApi(scanner.address, async (api) => {
      expect(await api.ask(finishUpload, { id: await sent(api, samplePdf()) })).toMatchObject({ mediaType: 'application/pdf' });
      expect(await api.ask(finishUpload, { id: await sent(api, largestPdf()) })).toMatchObject({ bytes: MAX_UPLOAD_BYTES });
      for (const content of [samplePdf({ objects: [`4 0 obj (${TEST_VIRUS}) endobj\n`] }), largestPdf(TEST_VIRUS), samplePdf({ objects: [`4 0 obj (${VIRUS_TEST}) endobj\n`] })]) {
        expect(await api.refused(finishUpload, { id: await sent(api, content) })).toMatchObject({ fields: [{ field: 'file', code: 'fileHarmful' }] });
      }
    });
  }, LIMIT_MS);

  it('judges several large files at a time', async () => {
    const scan = clamd(scanner.address, LIMIT_MS);
    const files = [largestPdf(), largestPdf(TEST_VIRUS), largestPdf()];
    expect(await Promise.all(files.map(scan))).toEqual(['clean', 'infected', 'clean']);
  }, LIMIT_MS);

  it('keeps a file that the daemon did not finish with, and takes it once the daemon is back', async () => {
    await withApi(scanner.address, async (api) => {
      const id = await sent(api, samplePdf());
      scanner.freeze();
      expect(await api.refused(finishUpload, { id })).toMatchObject({ code: ERROR.UPLOAD_NOT_CHECKED });
      scanner.resume();
      expect(await api.ask(finishUpload, { id })).toMatchObject({ name: 'a.pdf' });
    });
  }, LIMIT_MS);

  it('gives no verdict when the daemon is killed in the middle of a file', async () => {
    const other = await startClamd(program ?? '');
    try {
      other.freeze();
      // On a busy machine the daemon may be gone before the connection is there.
      const verdict = expect(clamd(other.address)(largestPdf())).rejects.toThrow(/the virus scanner (hung up|answered: nothing)|ECONNREFUSED|ECONNRESET/);
      await other.kill();
      await verdict;
      await expect(clamd(other.address)(samplePdf())).rejects.toThrow('ECONNREFUSED');
    } finally {
      await other.close();
    }
  }, LIMIT_MS);

  it('never lets a file pass that is longer than the daemon takes, and says so at the start', async () => {
    const narrow = await startClamd(program ?? '', { streamMaxLength: '1M' });
    try {
      const scan = clamd(narrow.address);
      expect(await scan(samplePdf())).toBe('clean');
      for (let time = 0; time < 20; time += 1) await expect(scan(largestPdf())).rejects.toThrow(/INSTREAM size limit exceeded|StreamMaxLength/);
      const lines: unknown[] = [];
      const log = { info: (...said: unknown[]) => void lines.push(['info', ...said]), error: (...said: unknown[]) => void lines.push(['error', ...said]) };
      await checkScanner(scan, log);
      await checkScanner(clamd(scanner.address), log);
      expect(lines).toEqual([
        ['error', expect.objectContaining({ bytes: MAX_UPLOAD_BYTES, err: expect.any(Error) }), 'virus scanner can not check a file of the largest size'],
        ['info', { verdict: 'clean', bytes: MAX_UPLOAD_BYTES }, 'virus scanner checked'],
      ]);
    } finally {
      await narrow.close();
    }
  }, LIMIT_MS);
});

if (program === null) process.stdout.write('Tests with a real ClamAV daemon are skipped: install clamav-daemon, or set TEST_CLAMD.\n');
