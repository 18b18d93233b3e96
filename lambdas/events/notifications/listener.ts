import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { MessageType } from '#shared/contract/message.ts';
import { clock } from '../../kernel/clock.ts';
import { tellGuardians } from '../dependants/notifications/tell-guardians.ts';
import { connect } from './connect.ts';
import { takeFact } from './take-fact.ts';
import { toldFacts } from './told-facts.ts';

const by = connect();
const dependants = createDependantReader(table());

/** Tells people by mail what happened to their events and their places in them. */
export const handler = listen(
  ...Object.values<MessageType>(toldFacts).map((type) =>
    on(type, async (message, now) => {
      await takeFact(message, by, clock.now);
      // Whatever fails here is delivered again; who was told is told nothing twice.
      await tellGuardians(message, dependants, by, now);
    }),
  ),
);
