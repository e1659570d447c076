/** Traces leave the process only where `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector; nothing of this is loaded otherwise. */

export interface Tracing {
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}

export interface TracingParts {
  /** `shell` or `api`. */
  readonly service: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Told when traces are wanted and can't be had. */
  readonly warn: (sentence: string) => void;
}

let tracing = false;

/** Whether this process sends traces. */
export const isTracing = (): boolean => tracing;

/** Null where nobody collects traces, and where their packages are missing: a site does not stay shut for want of traces. */
export async function startTracing({ service, env, warn }: TracingParts): Promise<Tracing | null> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']) return null;
  try {
    const { openTracing } = await import('./open-tracing.ts');
    const opened = openTracing(service, shareOf(env['OTEL_TRACES_SAMPLER_ARG']));
    tracing = true;
    return opened;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    warn(missing ? 'Traces need packages that are not installed: npm install --no-save --omit=dev --include=peer -w @amberlane/telemetry' : `Traces can't be sent: ${String(error)}`);
    return null;
  }
}

/** Share of requests that are traced, 0 to 1; all without. */
function shareOf(text: string | undefined): number {
  const share = Number(text || 1);
  if (share >= 0 && share <= 1) return share;
  throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, but is "${text ?? ''}".`);
}
