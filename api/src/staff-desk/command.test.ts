import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyPassword } from '../accounts/password-hash.ts';
import { apiProcesses, type ApiProcess } from '../testing/api-process.ts';
import { makeDataDir, openMemory, type DataDir } from '../testing/test-databases.ts';
import type { OpenDatabase } from '../database/database.ts';
import { carryOut, readOrder, USAGE, UsageError } from './command.ts';
import { findMember } from './members.ts';
import { staffKeeper } from './staff-keeper.ts';

const NOW = new Date('2026-11-20T10:30:00Z');

describe('npm run staff', () => {
  it('reads what to do', () => {
    expect(readOrder(['add', ' Ama.Mensah ', '--name', ' Ama Mensah '])).toEqual({ verb: 'add', login: 'ama.mensah', name: 'Ama Mensah', role: 'desk' });
    expect(readOrder(['add', 'kofi', '--name', 'Kofi', '--role', 'reader'])).toEqual({ verb: 'add', login: 'kofi', name: 'Kofi', role: 'reader' });
    expect([readOrder(['list']), readOrder(['disable', 'kofi']), readOrder(['password', 'kofi'])]).toEqual([{ verb: 'list' }, { verb: 'disable', login: 'kofi' }, { verb: 'password', login: 'kofi' }]);
  });

  it.each([
    [[], USAGE],
    [['fire'], 'Unknown command "fire". Use add, password, disable or list.'],
    [['add'], 'The login is missing. Example: ama.mensah.'],
    [['add', 'a b', '--name', 'x'], 'A login has 2 to 80 letters (a to z), digits and . _ @ -, and begins with a letter or a digit.'],
    [['add', 'kofi'], 'The name is missing. Add --name; it is shown in the log.'],
    [['add', 'kofi', '--name', 'x'.repeat(81)], 'The name can have up to 80 characters.'],
    [['add', 'kofi', '--name', 'x', '--role', 'chief'], 'Unknown role "chief". Use desk or reader.'],
    [['disable'], 'The login is missing. Example: ama.mensah.'],
  ])('refuses %j in a sentence', (args, sentence) => {
    expect(() => readOrder(args)).toThrow(new UsageError(sentence));
  });

  describe('on a database', () => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await openMemory();
    });
    afterAll(() => database.close());
    const run = (...args: string[]) => carryOut(readOrder(args), staffKeeper(database.db, () => NOW));

    it('adds, lists, renews and disables, showing a password once', async () => {
      expect(await run('list')).toEqual(['There are no staff members yet.']);
      const [password = ''] = await run('add', 'kofi', '--name', 'Kofi Boateng', '--role', 'reader');
      expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
      const hashOf = async () => (await findMember(database.db, 'kofi'))?.password_hash ?? null;
      expect(await verifyPassword(password, await hashOf())).toBe(true);
      await expect(run('add', 'Kofi', '--name', 'Another')).rejects.toThrow('The login kofi is already in use. Choose another one.');

      await run('disable', 'kofi');
      expect(await run('list')).toEqual(['kofi  Kofi Boateng  reader  disabled  added 2026-11-20']);
      expect(await findMember(database.db, 'kofi')).toBeUndefined();

      const [renewed = ''] = await run('password', 'kofi');
      expect(renewed).not.toBe(password);
      expect(await verifyPassword(renewed, await hashOf())).toBe(true);
      expect(await verifyPassword(password, await hashOf())).toBe(false);
      for (const verb of ['disable', 'password']) await expect(run(verb, 'nobody')).rejects.toThrow('There is no staff member with the login nobody.');
      expect((await database.db.selectFrom('staff_log').select(['action', 'subject', 'detail']).orderBy('id').execute()).map((row) => Object.values(row))).toEqual([
        ['member.added', 'kofi', 'Kofi Boateng, reader'], ['member.disabled', 'kofi', ''], ['member.password', 'kofi', ''],
      ]);
    });
  });

  describe('beside a running API', () => {
    const processes = apiProcesses();
    let place: DataDir;
    let api: ApiProcess;
    const desk = (): string => /staff desk ready at (http:[^"]+)"/.exec(api.printed())?.[1] ?? '';
    beforeAll(async () => {
      place = await makeDataDir('reference');
      api = await processes.startReady({ DATA_DIR: place.dataDir, DEMO: '0', STAFF_PORT: '0', LOG_LEVEL: 'info' });
    });
    afterAll(async () => {
      await processes.endAll();
      await place.remove();
    });

    it('adds a member, who then signs in at the desk and not at the API', async () => {
      const { code, out } = await processes.run('staff-desk/cli.ts', ['add', 'ama', '--name', 'Ama Mensah'], { DATA_DIR: place.dataDir });
      expect(code).toBe(0);
      const body = new URLSearchParams({ login: 'ama', password: out.split('\n', 1)[0] ?? '' });
      const signIn = (origin: string) => fetch(`${origin}/sign-in`, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
      expect(desk()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(desk()).not.toBe(api.address);
      expect((await signIn(desk())).status).toBe(303);
      expect((await signIn(api.address)).status).toBe(404);
      expect((await fetch(`${api.address}/desk.css`)).status).toBe(404);
    });

    it('says in one sentence what was wrong', async () => {
      expect(await processes.run('staff-desk/cli.ts', ['disable', 'nobody'], { DATA_DIR: place.dataDir })).toEqual({ code: 1, out: '', said: 'There is no staff member with the login nobody.\n' });
    });
  });
});
