/** OpenAPI made from the contract: the document at `/openapi.json`, to read and to try at `/docs`. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { LOCALE_FACTS, LOCALES } from '@amberlane/contract/site';
import type { Access } from '@amberlane/contract/calls/call';
import type { KeyScope } from '@amberlane/contract/calls/key-scopes';

const DESCRIPTION =
  'Every answer is `{success: true, data}` or `{success: false, error: {code, message, requestId}}`. ' +
  'The message and all names are in the language of the header `lang`.';

const LANG_HEADER = {
  in: 'header',
  name: 'lang',
  description: 'Language of messages and names; English when it is missing or unknown.',
  schema: { type: 'string', enum: LOCALES.map((locale) => LOCALE_FACTS[locale].header) },
} as const;

/** The library's own override drops a branch of a union whose part the schema holds twice (an optional email of both parties). */
const jsonSchemaTransform = createJsonSchemaTransform({ zodToJsonConfig: { override: () => undefined } });

/** Register before the routes: the document is made of those that come after. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Amberlane API', version: '1.0.0', description: DESCRIPTION },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'token', description: 'Token of a signed-in customer.' },
        key: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'API key of a platform customer, with the scope that the call needs.' },
      } },
    },
    transform: (facts) => {
      const { schema, url } = jsonSchemaTransform(facts);
      const { example, access, scope } = facts.route.config ?? {};
      return { url, schema: withAccess(withPathFields(withExample(schema, example), url, example), access, scope ?? null) };
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      for (const path of Object.values(document.openapiObject.paths ?? {})) {
        for (const operation of [path?.get, path?.post]) {
          if (operation) operation.parameters = [...(operation.parameters ?? []), LANG_HEADER];
        }
      }
      return document.openapiObject;
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** Ways to be let in, any of which is enough: a stranger may call `known` calls too. */
function securityOf(access: Access, scope: KeyScope | null): Security | undefined {
  if (access === 'public' && scope === null) return undefined;
  const open: Security = access === 'customer' ? [] : [{}];
  return [...open, ...(access === 'public' ? [] : [{ session: [] }]), ...(scope === null ? [] : [{ key: [scope] }])];
}

function withAccess<Schema>(schema: Schema, access: Access | undefined, scope: KeyScope | null): Schema {
  const security = access && securityOf(access, scope);
  return security && isObject(schema) ? { ...schema, security } : schema;
}

/** Fields of a request that stand in the path are documented there, not in the body or query. */
function withPathFields<Schema>(schema: Schema, url: string, example: { request: JsonObject } | undefined): Schema {
  const names = [...url.matchAll(/:(\w+)/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  if (names.length === 0 || !isObject(schema)) return schema;
  for (const part of [schema['body'], schema['querystring']]) {
    if (!isObject(part) || !isObject(part['properties'])) continue;
    part['properties'] = Object.fromEntries(Object.entries(part['properties']).filter(([name]) => !names.includes(name)));
    if (Array.isArray(part['required'])) part['required'] = part['required'].filter((name) => !names.includes(String(name)));
  }
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', example: example?.request[name] }]));
  return { ...schema, params: { type: 'object', properties, required: names } };
}

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts the call's example where the generator looks for it: on the schema of the body or query, and of the reply. */
function withExample<Schema>(schema: Schema, example: { request: JsonObject; reply: unknown } | undefined): Schema {
  if (!example || !isObject(schema)) return schema;
  const { body, querystring, response } = schema;
  if (isObject(body)) body['examples'] = [example.request];
  if (isObject(querystring) && isObject(querystring['properties'])) {
    for (const [name, property] of Object.entries(querystring['properties'])) {
      if (isObject(property)) property['example'] = example.request[name];
    }
  }
  if (isObject(response) && isObject(response['200'])) response['200']['examples'] = [{ success: true, data: example.reply }];
  return schema;
}
