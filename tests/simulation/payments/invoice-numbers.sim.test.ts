import { expect, it } from 'vitest';
import { createInvoiceStore } from '#lambdas/payments/invoices/invoice-store.ts';
import { createIssueStore, type Unnumbered } from '#lambdas/payments/invoices/issue-store.ts';
import { anUnnumbered, simulatedInvoiceId, simulatedTeamId } from '#tests/support/payments/simulated-invoices.ts';
import { personId } from '../events/line/line-world.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';

const now = new Date('2026-11-30T12:00:00.000Z');
const teamId = simulatedTeamId;
const invoiceId = simulatedInvoiceId;
const invoice = anUnnumbered;

const issuing = createIssueStore(stage.table, stage.retry);
const invoices = createInvoiceStore(stage.table, stage.retry);

/** Two fees of three players each; the operation and the listener of each issue the same invoices. */
const fees = [
  [0, 1, 2],
  [3, 4, 5],
].map((indexes) => indexes.map(invoice));

/** Each fee is issued by two at once, either of which may crash anywhere, and is finished by a listener afterwards. */
const evening =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    weather.isCalm = false;
    const issue = async (some: readonly Unnumbered[]) => {
      await scheduler.turn(scheduler.below(40));
      await issuing.issue(some, 'COMETS', now).catch(pastFaults);
    };
    const play = async () => {
      await Promise.all(fees.flatMap((fee) => [issue(fee), issue(fee)]));
      weather.isCalm = true;
      for (const fee of fees) await issuing.issue(fee, 'COMETS', now);
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return judge(memory);
  };

/** Every invoice has one number, and the numbers are 1 to 6: none is missing and none is there twice. */
function judge(memory: MemoryTable): string | undefined {
  const numbers = memory.entity('invoice').map(({ number }) => String(number));
  const expected = Array.from({ length: 6 }, (_, index) => `COMETS-2026-0000${index + 1}`);
  const [counter] = memory.entity('invoiceCounter');
  if (numbers.sort().join() !== expected.join()) return `the numbers are ${numbers.join()}`;
  return counter?.last === 6 ? undefined : 'the counter is not where the numbers end';
}

it('numbers invoices without gaps and repeats, however many issue at once, crash and begin again', async () => {
  expect(await explore(evening(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when the counter does not look whether another press was faster', async () => {
  const blind = evening(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

/** Two treasurers record the whole amount at once, and one takes theirs back; each may be repeated. */
const payday =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    const pay = async (paymentId: string) => {
      await scheduler.turn(scheduler.below(40));
      await invoices
        .change<{ readonly isDone: true }>(invoiceId(0), (before) => {
          if (before.payments.some((one) => one.paymentId === paymentId) || before.paidMinor > 0)
            return { isDone: true };
          const by = { at: now.toISOString(), byId: personId(0) };
          const payment = { paymentId, method: 'cash' as const, amountMinor: 100, receivedOn: '2026-11-30', ...by };
          const line = { kind: 'payment' as const, on: '2026-11-30', title: 'Spring fee', amountMinor: 100 };
          return {
            next: { ...before, payments: [...before.payments, payment], paidMinor: before.paidMinor + 100 },
            entry: { teamId, entryId: paymentId, ...line, ...by },
          };
        })
        .catch(pastFaults);
    };
    const play = async () => {
      await issuing.issue([invoice(0)], 'COMETS', now);
      weather.isCalm = false;
      await Promise.all([pay('pay_a'), pay('pay_a'), pay('pay_b')]);
      weather.isCalm = true;
      await pay('pay_c');
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    const [stored] = memory.entity('invoice');
    const lines = memory.entity('teamLedgerEntry').reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
    const balance = Number(memory.entity('teamMoney')[0]?.balanceMinor ?? 0);
    if (stored?.paidMinor !== 100) return `paid ${stored?.paidMinor}`;
    return lines === 100 && balance === 100 ? undefined : `the ledger says ${lines}, the balance ${balance}`;
  };

it('takes one payment once, with its line of the ledger and the balance, whatever repeats and fails', async () => {
  expect(await explore(payday(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether another payment was faster', async () => {
  const blind = payday(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

/** A draft is sent by two at once while another treasurer deletes it, or not, and a fee is issued. */
const sending =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    const draft = { ...invoice(0), status: 'draft' as const };
    const later = async (work: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(40));
      await work().catch(pastFaults);
    };
    const send = () => later(() => issuing.issueDraft(draft, 'COMETS', now));
    const play = async () => {
      await invoices.addDraft(draft);
      weather.isCalm = false;
      const fee = later(() => issuing.issue([invoice(1), invoice(2)], 'COMETS', now));
      const remove = seed % 2 ? [later(() => invoices.removeDraft(draft))] : [];
      await Promise.all([send(), send(), fee, ...remove]);
      weather.isCalm = true;
      await issuing.issue([invoice(1), invoice(2)], 'COMETS', now);
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    const numbers = memory.entity('invoice').flatMap(({ number }) => (number ? [String(number)] : []));
    const expected = numbers.map((_, index) => `COMETS-2026-0000${index + 1}`);
    if (numbers.sort().join() !== expected.join()) return `the numbers are ${numbers.join()}`;
    const [counter] = memory.entity('invoiceCounter');
    return counter?.last === numbers.length ? undefined : `${counter?.last} were numbered, ${numbers.length} are there`;
  };

it('sends a draft once, or never where it was deleted, and leaves no gap', async () => {
  expect(await explore(sending(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether the draft is still there', async () => {
  const blind = sending(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
