import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { variable } from '../env.ts';
import { follow } from '../follow.ts';
import { toBusEntry } from './publish.ts';

const bus = new EventBridgeClient();

export const handler = follow(async (change) => {
  const entry = toBusEntry(change, variable('BUS_NAME'));
  if (!entry) return;
  const { FailedEntryCount, Entries } = await bus.send(new PutEventsCommand({ Entries: [entry] }));
  if (FailedEntryCount) throw new Error(`The bus refused a fact: ${Entries?.[0]?.ErrorCode}`);
});
