import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TRACING = JSON.stringify(path.join(__dirname, 'tracing.ts'));

/** What a process prints that starts tracing with these settings: the packages of traces that it asked for, its warnings and what it got. */
async function started(env: Record<string, string>, missing = ''): Promise<{ loaded: string[]; warnings: string[]; isOpen: boolean; isTracing: boolean }> {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [], warnings = [];
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith('@opentelemetry/')) loaded.push(name);
      if (name === ${JSON.stringify(missing)}) throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
      return next(name, context);
    } });
    const { startTracing, isTracing } = await import(${TRACING});
    const tracing = await startTracing({ service: 'test', env: ${JSON.stringify(env)}, warn: (sentence) => warnings.push(sentence) });
    console.log(JSON.stringify({ loaded, warnings, isOpen: tracing !== null, isTracing: isTracing() }));
    process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { env: { ...process.env, NODE_OPTIONS: '' } });
  return JSON.parse(stdout) as Awaited<ReturnType<typeof started>>;
}

describe('tracing', () => {
  it('loads nothing where no collector is named', async () => {
    expect(await started({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual({ loaded: [], warnings: [], isOpen: false, isTracing: false });
  });

  it('starts where one is', async () => {
    const { loaded, ...rest } = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER_ARG: '0.1' });
    expect(rest).toEqual({ warnings: [], isOpen: true, isTracing: true });
    expect(loaded).toContain('@opentelemetry/sdk-trace');
  });

  it('says what to do when its packages are missing or a share is none, and lets the process go on', async () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
    const missing = await started(endpoint, '@opentelemetry/sdk-trace');
    expect([missing.isOpen, missing.isTracing, missing.warnings]).toEqual([false, false, [expect.stringContaining('npm install --no-save')]]);
    const wrong = await started({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '12' });
    expect([wrong.isOpen, wrong.warnings]).toEqual([false, [expect.stringContaining('share from 0 to 1, but is "12"')]]);
  });
});
