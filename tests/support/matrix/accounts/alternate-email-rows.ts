import { randomUUID } from 'node:crypto';
import { accountsApi } from '../../accounts/accounts-api.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';

async function own({ role }: Cell) {
  const person = await personFor(role);
  return person ? accountsApi.signedInAs(person) : accountsApi.signedOut();
}

/** Rows of the other addresses of an account. */
export const alternateEmailRows: Readonly<Record<string, Binding>> = {
  'user.alternateEmail.remove': {
    operations: ['listAlternateEmails', 'removeAlternateEmail'],
    ask: async (cell) => {
      const api = await own(cell);
      await api.removeAlternateEmail({ email: 'none@people.example' });
      return api.listAlternateEmails({});
    },
  },
  'user.alternateEmail.add': {
    operations: ['addAlternateEmail'],
    ask: async (cell) => (await own(cell)).addAlternateEmail({ email: `${randomUUID()}@people.example` }),
  },
  'user.alternateEmails.confirm.forged': {
    operations: ['confirmAlternateEmail'],
    ask: async (cell) => (await own(cell)).confirmAlternateEmail({ token: 'W10.made-up' }),
  },
};
