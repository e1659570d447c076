import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { CALLS, FILE_CALLS } from '@amberlane/contract/calls/all-calls';
import { envelope } from '@amberlane/contract/calls/envelope';
import type { TestApi } from '../test-api.ts';

export function documentationSuite(api: () => TestApi): void {
  describe('documentation and health', () => {
    it('documents every call with examples that keep the contract', async () => {
      const response = await api().app.inject({ method: 'GET', url: '/openapi.json' });
      const paths = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(response.json()).paths;
      expect(Object.keys(paths).sort()).toEqual([...CALLS, ...FILE_CALLS].map(({ path }) => path).sort());
      for (const call of CALLS) {
        const operation = paths[call.path]?.[call.method.toLowerCase()];
        const media = z.object({ responses: z.object({ 200: z.object({ content: z.object({ 'application/json': z.object({ example: z.unknown() }) }) }) }) });
        const { example } = media.parse(operation).responses[200].content['application/json'];
        expect(envelope(call.reply).parse(example)).toEqual(example);
      }
      for (const call of FILE_CALLS) {
        expect(paths[call.path]?.['get']).toMatchObject({ summary: call.summary, responses: { 200: { content: { [call.contentType]: {} } }, '4XX': {} } });
      }
    });

    it('leaves no branch out of a union: an optional email is an email or nothing', async () => {
      const document: unknown = (await api().app.inject({ method: 'GET', url: '/openapi.json' })).json();
      const emails = propertiesOf(document).filter(([name]) => name.endsWith('Email'));
      expect(emails.length).toBeGreaterThan(10);
      for (const [name, schema] of emails) expect([name, JSON.stringify(schema)]).toEqual([name, expect.stringMatching(/"maxLength":254|"format":"email"/)]);
    });

    it('is alive and ready, and counts what it answers', async () => {
      expect((await api().app.inject('/healthz')).json()).toEqual({ success: true, data: { status: 'alive' } });
      expect((await api().app.inject('/readyz')).json()).toEqual({ success: true, data: { status: 'ready' } });
      expect((await api().app.inject('/metrics')).body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} \d+/);
    });
  });
}

/** Each property that a document describes, wherever it stands. */
function propertiesOf(part: unknown): [string, unknown][] {
  if (typeof part !== 'object' || part === null) return [];
  const here = 'properties' in part && typeof part.properties === 'object' && part.properties !== null ? Object.entries(part.properties) : [];
  return [...here, ...Object.values(part).flatMap(propertiesOf)];
}
