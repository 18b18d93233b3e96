import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { blockedConversationEntity } from '#lambdas/people/privacy/blocked-conversation.entity.ts';
import { aPerson } from '../../accounts/people.ts';
import { anEvent, eventsApi } from '../../events/events.ts';
import { nowhere } from '../../events/hosts.ts';
import { block, privacyApi } from '../../people/privacy.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';

async function asked({ role }: Cell) {
  const person = await personFor(role);
  return { person, caller: person ? privacyApi.signedInAs(person) : privacyApi.signedOut() };
}

const findBy = (what: 'email' | 'userId'): Binding => ({
  operations: ['findPerson'],
  ask: async (cell) => {
    const { caller } = await asked(cell);
    const person = await aPerson();
    await claimEntity(table()).put({ kind: 'email', value: person.email, holderId: person.userId }).go();
    return caller.findPerson({ text: person[what] });
  },
  reduced: (answer) => {
    const { person = {} } = answer as { person?: object };
    if (Object.keys(person).sort().join() !== 'displayName,userId') throw new Error('It says more than a name');
  },
});

/** Rows of privacy switches, blocks and finding people. */
export const privacyRows: Readonly<Record<string, Binding>> = {
  'user.privacy.update': {
    operations: ['getPrivacy', 'savePrivacy'],
    ask: async (cell) => {
      const { caller } = await asked(cell);
      const { version } = await caller.getPrivacy({});
      return caller.savePrivacy({ publicBadges: true, version });
    },
  },
  'user.searchByEmail': findBy('email'),
  'user.searchByUid': findBy('userId'),
  'block.add': {
    operations: ['blockPeople', 'listBlocked'],
    ask: async (cell) => {
      const { caller } = await asked(cell);
      await caller.blockPeople({ people: [{ userId: (await aPerson()).userId }] });
      return caller.listBlocked({});
    },
  },
  'block.remove': {
    operations: ['unblockPerson'],
    ask: async (cell) => {
      const { person, caller } = await asked(cell);
      const other = await aPerson();
      if (person) await block(person, other);
      return caller.unblockPerson({ userId: other.userId });
    },
  },
  'conv.setBlocked': {
    operations: ['setConversationBlocked'],
    ask: async (cell) => {
      const { person, caller } = await asked(cell);
      const userId = person && cell.role === 'self' ? person.userId : (await aPerson()).userId;
      const conversation = { conversationId: 'c1', title: 'Sunday run', isBlocked: false };
      await blockedConversationEntity(table())
        .put({ userId, ...conversation })
        .go();
      return caller.setConversationBlocked({ conversationId: 'c1', isBlocked: true });
    },
  },
  'event.join.blockedByCreator': {
    operations: ['joinEvent'],
    ask: async (cell) => {
      const [person, { event, host }] = await Promise.all([personFor(cell.role), anEvent()]);
      if (person) await block(host, person);
      return joining(person).joinEvent({ eventId: event.eventId });
    },
    askUnknown: async (cell) => joining(await personFor(cell.role)).joinEvent({ eventId: nowhere }),
  },
};

const joining = (person: Account | undefined) => (person ? eventsApi.signedInAs(person) : eventsApi.signedOut());
