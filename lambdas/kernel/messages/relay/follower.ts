import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { variable } from '../../env.ts';
import { follow } from '../follow.ts';
import { relay } from './relay.ts';

const bus = new EventBridgeClient();

/** The one way facts leave the table: new rows that are facts, in commit order per row, onto the bus (promise P36). */
export const handler = follow(
  relay(
    (Entries) => bus.send(new PutEventsCommand({ Entries })),
    () => variable('BUS_NAME'),
  ),
);
