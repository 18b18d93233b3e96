import { handler as runDue } from '#lambdas/events/substitutes/waves/job.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { substituteDetails, substitutesApi } from '../../events/substitutes.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';
import { bind } from './bind-event.ts';
import type { EventWorld } from './event-world.ts';

const callerOf = (person: { readonly userId: string } | undefined) =>
  person ? substitutesApi.signedInAs(person) : substitutesApi.signedOut();
const caller = ({ callerId }: EventWorld) => callerOf(callerId ? { userId: callerId } : undefined);

/** The caller of an own row. */
const own = async ({ role }: Cell) => callerOf(await personFor(role));

/** The player who hosts the event looks for substitutes. */
const search = async ({ eventId, creator }: EventWorld) => {
  const { event } = await creator.getEvent({ eventId });
  await callerOf({ userId: event.creatorId }).askForSubstitutes({ eventId, needed: 1 });
};

/** The person of the row's own column, and no one else, can be asked. */
const asking = (operation: 'acceptSubstitution' | 'declineSubstitution'): Binding => {
  const to = (role: Cell['role'], related: boolean) =>
    bind({
      operations: [operation],
      self: 'none',
      event: { gameTypeId: 'running', capacity: 50 },
      prepare: async (world) => {
        if (role === 'self' && related)
          await caller(world).saveSubstituteProfile(
            substituteDetails({ sports: [{ gameTypeId: 'running', available: true, level: 'beginner' }] }),
          );
        await search(world);
        await runJob(runDue);
      },
      call: (world, eventId) => caller(world)[operation]({ eventId }),
    });
  return {
    operations: [operation],
    ask: (cell) => to(cell.role, cell.related).ask(cell),
    askUnknown: async (cell) => (await own(cell))[operation]({ eventId: 'evt_00000000000000000000000000' }),
  };
};

/** Rows about substitutes. */
export const substituteRows: Readonly<Record<string, Binding>> = {
  'substitute.profile.get': {
    operations: ['getSubstituteProfile'],
    ask: async (cell) => (await own(cell)).getSubstituteProfile({}),
  },
  'substitute.profile.save': {
    operations: ['saveSubstituteProfile'],
    ask: async (cell) => (await own(cell)).saveSubstituteProfile(substituteDetails()),
  },
  'substitute.offers': {
    operations: ['listSubstituteOffers'],
    ask: async (cell) => (await own(cell)).listSubstituteOffers({}),
  },
  'substitute.accept': asking('acceptSubstitution'),
  'substitute.decline': asking('declineSubstitution'),
  'event.substitutes.read': bind({
    operations: ['getSubstituteRequest'],
    self: 'none',
    call: (world, eventId) => caller(world).getSubstituteRequest({ eventId }),
  }),
  'event.substitutes.ask': bind({
    operations: ['askForSubstitutes'],
    self: 'none',
    call: (world, eventId) => caller(world).askForSubstitutes({ eventId, needed: 1 }),
  }),
  'event.substitutes.stop': bind({
    operations: ['stopSubstitutes'],
    self: 'none',
    prepare: search,
    call: (world, eventId) => caller(world).stopSubstitutes({ eventId }),
  }),
};
