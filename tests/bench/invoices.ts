import { randomUUID } from 'node:crypto';
import { atMost, type Benchmark } from './benchmark.ts';

const players = 500;
const mostSeconds = 60;
/** Requests to the table for each invoice: number, file, mail, notification and reminders. */
const mostRequests = 40;

/** A fee for as many players as one press charges, with the PDF and the mail of each invoice. */
export const invoices: Benchmark = {
  name: 'invoices',
  summary: `a fee for ${players} players: numbers, PDFs and mails`,
  run: async () => {
    // The engines and the environment first: handlers read it when they are imported.
    const { cloud } = await import('#tests/support/product/cloud.ts');
    cloud.renew();
    const { product } = await import('#tests/support/product/product.ts');
    const { table } = await import('#lambdas/kernel/data/table.ts');
    const { accountEntity } = await import('#lambdas/accounts/ports/account.entity.ts');
    const { membershipEntity } = await import('#lambdas/teams/ports/membership.entity.ts');
    const { accountRow } = await import('#tests/support/accounts/account-row.ts');
    const { aTreasury, feeDetails, moneyApi } = await import('#tests/support/payments/invoices.ts');
    const { counting } = await import('./counted-table.ts');
    const { teamId, owner } = await aTreasury(0);
    const userIds = Array.from({ length: players }, () => randomUUID());
    const since = new Date().toISOString();
    await accountEntity(table())
      .put(userIds.map((userId) => accountRow(userId, since)))
      .go();
    await membershipEntity(table())
      .put(userIds.map((userId) => ({ userId, teamId, version: 1, teamName: 'U10 Comets', roles: ['member'], since })))
      .go();
    await product.drain();
    const asked = counting(table().client);
    const began = performance.now();
    const who = { kind: 'people' as const, personIds: userIds };
    await moneyApi.signedInAs(owner).chargeFee({ teamId, ...feeDetails({ who }) });
    const answered = (performance.now() - began) / 1000;
    await product.drain();
    const seconds = (performance.now() - began) / 1000;
    const mails = cloud.mails.filter(({ subject }) => subject.startsWith('Invoice')).length;
    console.table([{ answered, seconds, mails, requests: asked.requests }]);
    return [
      atMost(`seconds for ${players} invoices with PDF`, seconds, mostSeconds),
      atMost('requests to the table for each invoice', asked.requests / players, mostRequests),
      { what: 'invoices that were mailed', figure: mails, goal: `${players}`, met: mails === players },
    ];
  },
};
