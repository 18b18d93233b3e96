import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { startDispatcher } from '#infra/local/bus/dispatcher.ts';
import { createJournal } from '#infra/local/bus/journal.ts';
import type { BusEvent } from '#infra/local/engines/events-engine.ts';

const anEvent = (name = 'events.eventScheduled'): BusEvent => ({
  version: '0',
  id: 'e1',
  source: 'rovers',
  'detail-type': name,
  account: '0',
  time: '2026-12-01T00:00:00.000Z',
  region: 'local',
  resources: [],
  detail: { name },
});
const aFile = () => join(mkdtempSync(join(tmpdir(), 'rovers-bus-')), 'state.sqlite');

describe('the bus', () => {
  it('delivers an event to every function that listens', async () => {
    const journal = createJournal(new DatabaseSync(':memory:'));
    const invoke = vi.fn(async () => undefined);
    journal.accept([{ event: anEvent(), targets: ['mailer', 'index'] }]);
    const dispatcher = startDispatcher(journal, invoke);
    await vi.waitUntil(() => !dispatcher.busy(), { timeout: 60_000 });
    await dispatcher.close();
    expect(invoke.mock.calls).toEqual([
      ['mailer', anEvent()],
      ['index', anEvent()],
    ]);
  });

  it('tries again what failed, and only there', async () => {
    const journal = createJournal(new DatabaseSync(':memory:'));
    const calls: string[] = [];
    journal.accept([{ event: anEvent(), targets: ['steady', 'shaky'] }]);
    const dispatcher = startDispatcher(
      journal,
      async (name) => {
        calls.push(name);
        if (calls.filter((call) => call === 'shaky').length === 1 && name === 'shaky') throw new Error('not yet');
      },
      5,
    );
    await vi.waitUntil(() => !dispatcher.busy(), { timeout: 60_000 });
    await dispatcher.close();
    expect(calls.sort()).toEqual(['shaky', 'shaky', 'steady']);
  });

  it('keeps what it gave up on as a dead letter, and delivers it when asked again', async () => {
    const journal = createJournal(new DatabaseSync(':memory:'));
    journal.accept([{ event: anEvent(), targets: ['mailer'] }]);
    const [delivery] = journal.due(Date.now(), 1);
    journal.failed(delivery!.id, 'boom', 'dead', new Date());
    expect(journal.due(Date.now(), 1)).toEqual([]);
    expect(journal.deadLetters()).toMatchObject([{ target: 'mailer', error: 'boom', type: 'events.eventScheduled' }]);
    expect(journal.redrive()).toBe(1);
    expect(journal.due(Date.now(), 1)).toMatchObject([{ target: 'mailer', attempts: 0 }]);
    expect(journal.deadLetters()).toEqual([]);
  });

  it('still owes after a crash what it had accepted', () => {
    const file = aFile();
    createJournal(new DatabaseSync(file)).accept([{ event: anEvent(), targets: ['mailer'] }]);
    expect(createJournal(new DatabaseSync(file)).due(Date.now(), 10)).toMatchObject([
      { target: 'mailer', event: anEvent() },
    ]);
  });

  it('accepts all events of a request or none', () => {
    const journal = createJournal(new DatabaseSync(':memory:'));
    const broken = { ...anEvent(), detail: 1n };
    expect(() =>
      journal.accept([
        { event: anEvent(), targets: ['mailer'] },
        { event: broken, targets: ['mailer'] },
      ]),
    ).toThrow();
    expect(journal.history(10)).toEqual([]);
    expect(journal.pending()).toBe(0);
  });
});
