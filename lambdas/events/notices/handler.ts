import type { MessageType } from '#shared/contract/message.ts';
import { clock } from '../../kernel/clock.ts';
import { listen, on } from '../../kernel/listen.ts';
import { connect } from './connect.ts';
import { takeFact } from './take-fact.ts';
import { toldFacts } from './told-facts.ts';

const by = connect();

export const handler = listen(
  ...Object.values<MessageType>(toldFacts).map((type) => on(type, (message) => takeFact(message, by, clock.now))),
);
