import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { REPOSITORY } from '../repository.ts';
import { schemaFaults, settingFaults, writtenSecrets } from './deployment.ts';

const read = (file: string): string => readFileSync(path.join(REPOSITORY, file), 'utf8');

/** Names of environment variables that a source file reads. */
const namesIn = (...files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+): |env\['([A-Z_]+)'\]/gm)].map(([, plain, asked]) => plain ?? asked ?? '')));

const KNOWN = {
  'api/src/main.ts': namesIn('api/src/settings.ts', 'shared/telemetry/src/tracing.ts'),
  'shell/src/server/main.ts': namesIn('shell/src/server/settings.ts', 'shared/telemetry/src/tracing.ts'),
  'tools/src/release-all.ts': namesIn('tools/src/settings.ts', 'release/src/release-keys.ts', 'tools/src/release-all.ts'),
};

const services = (text: string) =>
  z.object({ services: z.record(z.string(), z.looseObject({ volumes: z.array(z.string()).default([]), command: z.array(z.string()).default([]) })) }).parse(parse(text, { merge: true })).services;

describe('docker-compose.yml', () => {
  const file = read('docker-compose.yml');

  it('keeps the compose schema, gives no process a setting that it does not read, and holds no secret', () => {
    expect(schemaFaults(file)).toEqual([]);
    expect(settingFaults(file, KNOWN)).toEqual([]);
    expect(writtenSecrets(file)).toEqual([]);
  });

  it('names programs and files that are there', () => {
    for (const { command, volumes } of Object.values(services(file))) {
      for (const word of command.filter((part) => part.endsWith('.ts'))) expect([word, existsSync(path.join(REPOSITORY, word))]).toEqual([word, true]);
      for (const volume of volumes.filter((part) => part.startsWith('./'))) {
        const [source = ''] = volume.split(':');
        expect([source, existsSync(path.join(REPOSITORY, source))]).toEqual([source, true]);
      }
    }
  });

  it('gives nginx the names and ports of services that it has', () => {
    const names = Object.keys(services(file));
    const upstreams = [...read('deploy/nginx.conf').matchAll(/server ([\w-]+):(\d+) max_fails/g)].map(([, name, port]) => [name, port]);
    expect(upstreams).toEqual([['shell-1', '8080'], ['shell-2', '8080'], ['api-1', '8081'], ['api-2', '8081']]);
    for (const [name = ''] of upstreams) expect(names).toContain(name);
    const lastResorts = [...read('deploy/nginx.conf').matchAll(/server ([\w-]+):(\d+) backup max_fails=0/g)].map(([, name, port]) => [name, port]);
    expect(lastResorts).toEqual(upstreams);
  });

  it('mounts every file that nginx includes', () => {
    const included = [...read('deploy/nginx.conf').matchAll(/include ([\w/.-]+);/g)].map(([, file = '']) => file);
    const mounted = services(file)['proxy']?.volumes.map((volume) => volume.split(':').slice(0, 2)) ?? [];
    expect(mounted).toContainEqual(['./deploy/nginx.conf', '/etc/nginx/nginx.conf']);
    expect(included).not.toEqual([]);
    for (const name of included) {
      expect([name, existsSync(path.join(REPOSITORY, 'deploy', name))]).toEqual([name, true]);
      expect(mounted).toContainEqual([`./deploy/${path.dirname(name)}`, `/etc/nginx/${path.dirname(name)}`]);
    }
  });

  it('passes the host on wherever nginx passes a request on: a level that sets one header inherits none', () => {
    const passing = read('deploy/nginx.conf').split(/\n {2}server \{/).filter((server) => server.includes('proxy_pass'));
    expect(passing).toHaveLength(2);
    for (const server of passing) for (const header of ['Host', 'Connection', 'X-Forwarded-For']) expect(server).toContain(`proxy_set_header ${header} `);
  });

  it('asks in deploy/env.example for every value that it leaves open', () => {
    const asked = new Set([...file.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    for (const name of asked) expect(read('deploy/env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});

describe('planted', () => {
  it('a misspelt word, an unknown setting and a written password are caught', () => {
    expect(schemaFaults('services:\n  api:\n    imagee: x\n')).toEqual([expect.stringContaining('additional properties')]);
    expect(schemaFaults('services:\n  api:\n    image: [x]\n')).toEqual([expect.stringContaining('/services/api/image')]);
    const file = 'services:\n  api:\n    command: [node, api/src/main.ts]\n    environment: { API_PROT: "1" }\n  db:\n    environment: { POSTGRES_PASSWORD: hunter2 }\n';
    expect(settingFaults(file, KNOWN)).toEqual(['api: api/src/main.ts reads no API_PROT']);
    expect(writtenSecrets(file)).toEqual(['db: the value of POSTGRES_PASSWORD is written in the file']);
  });
});
