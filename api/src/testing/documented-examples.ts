/** The requests that the API's own documentation shows, by path: what a reader would try first. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), example: z.unknown().optional(), schema: z.looseObject({ example: z.unknown().optional() }).optional() })).default([]),
  requestBody: z.looseObject({ content: z.looseObject({ 'application/json': z.looseObject({ example: z.record(z.string(), z.unknown()) }) }) }).optional(),
});
const documentation = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** Fields of body, query and path together. Throws when a call with a body shows no example. */
export async function documentedExamples(app: FastifyInstance): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const { paths } = documentation.parse((await app.inject('/openapi.json')).json());
  return new Map(
    Object.entries(paths).map(([path, operations]) => {
      const [first] = Object.values(operations);
      const named = (first?.parameters ?? [])
        .filter((one) => one.in !== 'header')
        .flatMap(({ name, example, schema }) => ((example ?? schema?.example) === undefined ? [] : [[name, example ?? schema?.example] as const]));
      return [path, { ...Object.fromEntries(named), ...first?.requestBody?.content['application/json'].example }];
    }),
  );
}
