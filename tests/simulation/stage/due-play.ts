import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { createEventStore } from '#lambdas/events/details/store.ts';
import { eventQueue } from '#lambdas/events/notifications/event-work.ts';
import type { FactTaker } from '#lambdas/events/notifications/take-fact.ts';
import { createDecisionNotes } from '#lambdas/events/rsvp/decision-notes.ts';
import { createRequestStore } from '#lambdas/events/substitutes/requests/store.ts';
import { createFirstOf } from '#lambdas/kernel/data/first-of.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { type DoWork, runDue } from '#lambdas/kernel/due/run-due.ts';
import { hearMail } from '#lambdas/notifications/mail/hear-mail.ts';
import { createHeldNotices } from '#lambdas/notifications/ports/inbox/held-notices.ts';
import { createInbox } from '#lambdas/notifications/ports/inbox/inbox.ts';
import { createNotices } from '#lambdas/notifications/ports/inbox/notices.ts';
import { createPace } from '#lambdas/notifications/ports/inbox/pace.ts';
import { createMailRefusals } from '#lambdas/notifications/ports/mail-refusals.ts';
import { ToldWorld } from '../notifications/told-world.ts';
import type { Plan, Strikes } from './fault-plans.ts';
import { MailService } from './mail-service.ts';
import { MemoryTable } from './memory-table.ts';
import { Scheduler } from './scheduler.ts';
import { Worker } from './worker.ts';

const minuteMs = 60_000;
const longestMinutes = 110;
const begin = Date.parse('2026-12-01T12:02:30Z');
const origin = 'http://localhost:5173';

/** The time of a simulation does not go by while a player waits on a real clock. */
const atOnce = createRetry({ tries: 50, wait: async () => undefined });

/** A process with everything that telling people needs, over its own view of the table. */
function aTeller() {
  const worker = new Worker();
  const { table } = worker;
  const due = createDueIndex(table);
  const by = {
    accounts: createAccountReader(table),
    blocks: createBlockReader(table),
    refusals: createMailRefusals(table),
    notices: createNotices(table),
    inbox: createInbox(table),
    pace: createPace(table, atOnce),
    held: createHeldNotices(table, atOnce),
    find: createEventStore(table).findWithLine,
    isFirst: createFirstOf(table),
    notes: createDecisionNotes(table),
    searches: createRequestStore(table),
    isToldWithSeries: async () => false,
    isToldWithPass: async () => false,
    leftWithSeries: async () => false,
    leftByThemselves: async () => true,
    home: { origin, fromAddress: 'no-reply@rovers.example' },
    secret: async () => 'secret',
    due,
    origin,
  };
  return { worker, due, by };
}
type Teller = ReturnType<typeof aTeller>;

const tellers = { workers: [aTeller(), aTeller()], listener: aTeller(), reporter: aTeller() };
const all = [...tellers.workers, tellers.listener, tellers.reporter];
const unknown = { findHolder: async () => undefined, suppress: async () => undefined };

/** Makes a broken twin of what tells people. */
export type Twin = (by: FactTaker) => FactTaker;

/** One schedule of the every-minute job on two machines, a listener and a mail service that reports. */
export class DuePlay {
  readonly scheduler: Scheduler;
  readonly world: ToldWorld;
  readonly mail: MailService;
  private readonly memory: MemoryTable;
  private readonly strikes: Strikes;
  private readonly twin: Twin;
  private pending = 0;

  constructor(seed: number, plan: Plan, twin: Twin = (by) => by) {
    this.scheduler = new Scheduler(seed, begin);
    this.strikes = plan(seed, this.scheduler);
    this.memory = new MemoryTable(this.scheduler, this.strikes.table);
    this.world = new ToldWorld(this.memory, this.scheduler);
    this.twin = twin;
    for (const { worker } of all) worker.set(this.memory, this.strikes.worker);
    this.mail = new MailService(this.scheduler, this.strikes.mail, (noticeId) =>
      this.deliver(tellers.reporter, ({ by }) => {
        const report = { eventType: 'Send' as const, mail: { tags: { notice: [noticeId] } } };
        return hearMail(report, by.notices, unknown, this.scheduler.now);
      }),
    );
  }

  readonly now = (): Date => this.scheduler.now;

  /** Something that happens within so many minutes. Nothing is over before it happened. */
  async happens(withinMinutes: number, what: () => unknown): Promise<void> {
    this.pending += 1;
    await this.scheduler.turn(this.scheduler.below(withinMinutes * minuteMs));
    await what();
    this.pending -= 1;
  }

  /** A message that a listener gets at least once, some time later. */
  hears(react: (by: FactTaker) => Promise<void>): Promise<void> {
    return this.deliver(tellers.listener, (teller) => react(this.taker(teller)));
  }

  /** Runs the job until everything happened and nothing is due. */
  async run(doWork: (by: FactTaker) => DoWork, happenings: readonly Promise<unknown>[]): Promise<void> {
    const workers = this.scheduler.below(2) === 0 ? tellers.workers : tellers.workers.slice(1);
    const jobs = workers.map((teller) => this.everyMinute(teller, doWork(this.taker(teller))));
    await Promise.all([this.scheduler.run(), ...jobs, ...happenings]);
    if (this.memory.defect) throw this.memory.defect;
  }

  private taker({ by, worker }: Teller): FactTaker {
    return this.twin({ ...by, mailer: this.mail.seenBy(worker) });
  }

  private async everyMinute({ worker, due }: Teller, doWork: DoWork): Promise<void> {
    for (let minute = 0; minute < longestMinutes && !this.isOver(); minute += 1) {
      await this.scheduler.turn(minuteMs - (this.now().getTime() % minuteMs) + this.scheduler.below(1000));
      await worker.run(() => runDue(eventQueue, doWork, due, this.now));
    }
  }

  private isOver(): boolean {
    return this.pending === 0 && this.memory.entity('due').length === 0;
  }

  private async deliver(teller: Teller, react: (teller: Teller) => Promise<unknown>): Promise<void> {
    await this.scheduler.turn(this.scheduler.below(500));
    while (!(await teller.worker.run(() => react(teller))) || this.strikes.bus(['redelivery']))
      await this.scheduler.turn(1000 + this.scheduler.below(5000));
  }
}
