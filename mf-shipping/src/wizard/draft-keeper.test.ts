import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { orderDraft } from '@amberlane/contract/calls/orders';
import { draftKeeper, type KeeperCalls, type KeptState } from './draft-keeper.ts';
import type { OrderDetail } from './wizard-calls.ts';

const form = (acceptName: string) => orderDraft.parse({ acceptName });
const detail = (acceptName: string, version: number, status: OrderDetail['status'] = 'DRAFT'): OrderDetail => ({
  id: 'o-1', orderNo: 'O', tradeNo: 'T', waybillNo: null, kind: 'local', status, expressStatus: null, customsReason: null, orderTime: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z', version,
  operations: [], referencePrice: null, total: null, heavy: false, acceptCountry: null, form: form(acceptName), price: null,
});
const failure = (code: number, status: number | null) => ({ error: { code, message: '', status, requestId: null, fields: [] } });

/** An account with one order, whose answers can be lost. */
function account() {
  const state = { order: null as OrderDetail | null, lost: 0, opened: [] as string[], saves: 0 };
  const calls: KeeperCalls = {
    open: async (key) => {
      if (!state.opened.includes(key)) state.order = detail('', 1);
      state.opened.push(key);
      return state.lost-- > 0 ? failure(ERROR.NETWORK, null) : { data: state.order ?? undefined };
    },
    save: async (_id, version, sent, isDraft) => {
      state.saves += 1;
      if (state.order?.version !== version) return failure(ERROR.CONFLICT, 409);
      state.order = detail(String(sent['acceptName']), version + 1, isDraft ? 'DRAFT' : 'SUBMITTED');
      return state.lost-- > 0 ? failure(ERROR.TIMEOUT, null) : { data: state.order };
    },
    ask: async () => ({ data: state.order ?? undefined }),
  };
  return { state, calls };
}
const NEW: KeptState = { identity: { key: 'key-1', orderId: null, version: null }, known: null, unanswered: [] };

describe('a draft on the account', () => {
  it('is opened once, under the same key, however often the answer is lost', async () => {
    const { state, calls } = account();
    const keeper = draftKeeper(calls, NEW);
    state.lost = 1;
    expect(await keeper.keep(form('Ama'))).toMatchObject({ kind: 'failed', failure: { code: ERROR.NETWORK } });
    expect(await keeper.keep(form('Ama'))).toMatchObject({ kind: 'saved', order: { version: 2 } });
    expect(state.opened).toEqual(['key-1', 'key-1']);
    expect(keeper.state().identity).toEqual({ key: 'key-1', orderId: 'o-1', version: 2 });
  });

  it('is saved one call at a time, each on the version of the one before', async () => {
    const { state, calls } = account();
    const keeper = draftKeeper(calls, NEW);
    const outcomes = await Promise.all([keeper.keep(form('A')), keeper.keep(form('B')), keeper.keep(form('C'))]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved']);
    expect(state.order).toMatchObject({ version: 4, form: { acceptName: 'C' } });
  });

  it('goes on from its own version whose answer was lost', async () => {
    const { state, calls } = account();
    const keeper = draftKeeper(calls, NEW);
    await keeper.keep(form('A'));
    state.lost = 1;
    await keeper.keep(form('B'));
    expect(await keeper.keep(form('C'))).toMatchObject({ kind: 'saved', order: { version: 4, form: { acceptName: 'C' } } });
  });

  it('goes on from any of its versions whose answers were lost', async () => {
    const { state, calls } = account();
    const keeper = draftKeeper(calls, NEW);
    await keeper.keep(form('A'));
    state.lost = 1;
    await keeper.keep(form('B'));
    const unreached = draftKeeper({ ...calls, save: async () => failure(ERROR.NETWORK, null) }, keeper.state());
    await unreached.keep(form('C'));
    expect(await draftKeeper(calls, unreached.state()).keep(form('D'))).toMatchObject({ kind: 'saved', order: { version: 4, form: { acceptName: 'D' } } });
  });

  it('that somebody else changed is a conflict, until one version is adopted', async () => {
    const { state, calls } = account();
    const keeper = draftKeeper(calls, NEW);
    await keeper.keep(form('A'));
    state.order = detail('Theirs', 9);
    const outcome = await keeper.keep(form('B'));
    expect(outcome).toMatchObject({ kind: 'conflict', theirs: { version: 9 } });
    keeper.adopt(detail('Theirs', 9));
    expect(await keeper.keep(form('B'))).toMatchObject({ kind: 'saved', order: { version: 10 } });
  });
});

describe('a draft in two tabs', () => {
  /** Both tabs show the first version. */
  const opened = () => {
    const { state, calls } = account();
    state.order = detail('Ama', 1);
    const tab = () => draftKeeper(calls, { ...NEW, identity: { key: 'key-1', orderId: 'o-1', version: 1 }, known: form('Ama') });
    return { state, one: tab(), two: tab() };
  };

  it('is no conflict while the other one has changed nothing but its step', async () => {
    const { state, one, two } = opened();
    expect(await two.keep({ ...form('Ama'), step: 'goods' })).toMatchObject({ kind: 'saved' });
    expect(await one.keep(form('Ama B.'))).toMatchObject({ kind: 'saved', order: { version: 3 } });
    expect(state.order?.form.acceptName).toBe('Ama B.');
  });

  it('is no conflict when both save the same', async () => {
    const { one, two } = opened();
    await one.keep(form('Ama B.'));
    expect(await two.keep(form('Ama B.'))).toMatchObject({ kind: 'saved', order: { version: 3 } });
  });

  it('takes the newer version where nothing was changed, and asks nobody', async () => {
    const { state, one, two } = opened();
    await one.keep(form('Ama B.'));
    expect(await two.keep({ ...form('Ama'), step: 'goods' })).toMatchObject({ kind: 'newer', theirs: { version: 2, form: { acceptName: 'Ama B.' } } });
    expect(state.order).toMatchObject({ version: 2, form: { acceptName: 'Ama B.' } });
    expect(await two.send(form('Ama'))).toMatchObject({ kind: 'conflict' });
  });

  it('is a conflict when both have changed it', async () => {
    const { state, one, two } = opened();
    await one.keep(form('Ama B.'));
    expect(await two.keep(form('Akua'))).toMatchObject({ kind: 'conflict', theirs: { version: 2 } });
    expect(state.order?.form.acceptName).toBe('Ama B.');
  });
});

describe('a draft that another page goes on with', () => {
  it('is saved on its version while the other tab has changed nothing but its step', async () => {
    const { state, calls } = account();
    const before = draftKeeper(calls, NEW);
    await before.keep(form('Ama'));
    state.order = detail('Ama', 5);
    expect(await draftKeeper(calls, before.state()).keep(form('Ama B.'))).toMatchObject({ kind: 'saved', order: { version: 6, form: { acceptName: 'Ama B.' } } });
  });

  it('is no conflict with its own saving that was still on its way', async () => {
    const { state, calls } = account();
    let answer = (): void => undefined;
    const slow: KeeperCalls = {
      ...calls,
      save: async (...asked) => {
        const saved = await calls.save(...asked);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return saved;
      },
    };
    const before = draftKeeper(slow, { ...NEW, identity: { key: 'key-1', orderId: 'o-1', version: 1 }, known: form('') });
    state.order = detail('', 1);
    const saving = before.keep(form('Ama'));
    await Promise.resolve();
    await Promise.resolve();
    const after = draftKeeper(calls, before.state());
    expect(after.state()).toMatchObject({ identity: { version: 1 }, unanswered: [{ acceptName: 'Ama' }] });
    expect(await after.keep(form('Ama B.'))).toMatchObject({ kind: 'saved', order: { version: 3, form: { acceptName: 'Ama B.' } } });
    answer();
    await saving;
    expect(after.state()).toMatchObject({ identity: { version: 3 }, unanswered: [] });
  });

  it('is a conflict with what another form has written under the same key', async () => {
    const { state, calls } = account();
    const [one, two] = [draftKeeper(calls, NEW), draftKeeper(calls, NEW)];
    await one.keep(form('Ama'));
    expect(await two.keep(form('Akua'))).toMatchObject({ kind: 'conflict', theirs: { version: 2 } });
    expect(await two.keep(form('Ama'))).toMatchObject({ kind: 'saved', order: { version: 3 } });
    expect(state.order?.form.acceptName).toBe('Ama');
  });
});

describe('an order', () => {
  it('is sent once: the second asking finds it', async () => {
    const { state, calls } = account();
    const keeper = draftKeeper(calls, NEW);
    state.lost = 0;
    await keeper.keep(form('A'));
    state.lost = 1;
    expect(await keeper.send(form('A'))).toMatchObject({ kind: 'failed' });
    expect(await keeper.send(form('A'))).toMatchObject({ kind: 'sent', order: { status: 'SUBMITTED', version: 3 } });
    expect(state.order?.version).toBe(3);
  });

  it('that another tab has sent is not written over by a late draft', async () => {
    const { state, calls } = account();
    const keeper = draftKeeper(calls, NEW);
    await keeper.keep(form('A'));
    state.order = detail('A', 3, 'SUBMITTED');
    expect(await keeper.keep(form('B'))).toMatchObject({ kind: 'sent', order: { form: { acceptName: 'A' } } });
  });
});
