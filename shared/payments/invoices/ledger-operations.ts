import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { LedgerEntryId, TeamId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { Line } from '#shared/text.ts';
import { LedgerLine } from './ledger.ts';
import { Day, PositiveMinor } from './schemas.ts';

const ofTeam = z.strictObject({ teamId: TeamId });

/** The open ledger of a community: for its members to read, and for treasurers to keep. */
export const ledgerOperations = {
  getLedger: {
    method: 'GET',
    path: '/payments/teams/{teamId}/ledger',
    summary: 'Read the open ledger of a community: what is there, what came in and where it went, without names',
    access: 'profileComplete',
    input: ofTeam,
    output: z.object({
      balanceMinor: z.int(),
      currency: Currency,
      /** The latest lines; the file has all of them. */
      lines: z.array(LedgerLine),
      /** The balance day by day, as far back as the lines go. */
      points: z.array(z.object({ on: z.iso.date(), balanceMinor: z.int() })),
    }),
    errors: ['team.notFound', 'access.denied'],
  },
  addExpense: {
    method: 'POST',
    path: '/payments/teams/{teamId}/ledger/expenses',
    summary: 'Add an expense to the open ledger',
    access: 'team:manageMoney',
    creates: true,
    input: ofTeam.extend({
      title: Line(2, 80, 'What it was for'),
      amountMinor: PositiveMinor,
      spentOn: Day,
      code: Line(0, 20, 'The code').optional(),
    }),
    output: z.object({ entryId: LedgerEntryId }),
    errors: ['team.notFound', 'team.archived'],
  },
  reverseExpense: {
    method: 'POST',
    path: '/payments/teams/{teamId}/ledger/expenses/{entryId}/reverse',
    summary: 'Take an expense back: its line stays, with one against it',
    access: 'team:manageMoney',
    input: ofTeam.extend({ entryId: LedgerEntryId, spentOn: Day }),
    output: z.object({}),
    errors: ['team.notFound', 'money.noExpense'],
  },
  exportLedger: {
    method: 'GET',
    path: '/payments/teams/{teamId}/ledger/csv',
    summary: 'Export the whole open ledger as a file, without names',
    access: 'profileComplete',
    input: ofTeam,
    output: z.string(),
    produces: 'text/csv',
    errors: ['team.notFound', 'access.denied'],
  },
} as const satisfies Record<string, Operation>;
