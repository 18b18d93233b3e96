import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { MessageType } from '#shared/contract/message.ts';
import { clock } from '../../kernel/clock.ts';
import { notifyGuardians } from '../dependants/notifications/notify-guardians.ts';
import { connect } from './connect.ts';
import { noticeFacts } from './notice-facts.ts';
import { takeFact } from './take-fact.ts';

const by = connect();
const dependants = createDependantReader(table());

/** Tells people by mail what happened to their events and their places in them. */
export const handler = listen(
  ...Object.values<MessageType>(noticeFacts).map((type) =>
    on(type, async (message, now) => {
      await takeFact(message, by, clock.now);
      // Whatever fails here is delivered again; who was told is told nothing twice.
      await notifyGuardians(message, dependants, by, now);
    }),
  ),
);
