import type { DynamoDBRecord } from 'aws-lambda';
import { toChange } from '../../data/row-change.ts';
import { log } from '../../observability/log.ts';
import { type BusEntry, toBusEntry } from './publish.ts';

/** What the bus says of entries it was sent: of each in their order, with an error's code where it was refused. */
interface BusAnswer {
  readonly FailedEntryCount?: number | undefined;
  readonly Entries?: readonly { readonly ErrorCode?: string | undefined }[] | undefined;
}

export type PutEvents = (entries: BusEntry[]) => Promise<BusAnswer>;

interface Fact {
  readonly sequence: string;
  readonly entry: BusEntry;
}

/** The most that one request takes (EventBridge quotas); ten facts of ours are far below its limit in bytes. */
const entriesAtOnce = 10;

/**
 * Puts the facts of new outbox rows on the bus, in commit order. The first that fails is
 * answered, and the stream starts again from there: facts that went out with it go out again,
 * which consumers bear.
 */
export function relay(put: PutEvents, busName: () => string) {
  return async (records: readonly DynamoDBRecord[]): Promise<readonly string[]> => {
    const facts = records.flatMap((record) => toFact(record, busName()));
    for (let start = 0; start < facts.length; start += entriesAtOnce) {
      const failed = await publish(facts.slice(start, start + entriesAtOnce), put);
      if (failed) return [failed.sequence];
    }
    return [];
  };
}

function toFact(record: DynamoDBRecord, busName: string): Fact[] {
  const entry = toBusEntry(toChange(record), busName);
  return entry ? [{ entry, sequence: record.dynamodb?.SequenceNumber ?? '' }] : [];
}

/** The first fact that did not go out: the first of all when it is unknown which did. */
async function publish(facts: readonly Fact[], put: PutEvents): Promise<Fact | undefined> {
  try {
    const { FailedEntryCount = 0, Entries = [] } = await put(facts.map(({ entry }) => entry));
    if (FailedEntryCount === 0) return undefined;
    const refused = Entries.findIndex(({ ErrorCode }) => ErrorCode !== undefined);
    const code = Entries[refused]?.ErrorCode ?? '';
    log.error('the bus refused facts', new Error(code), { count: FailedEntryCount, code });
    return facts[Math.max(0, refused)];
  } catch (error) {
    log.error('publishing failed', error, { sequence: facts[0]?.sequence ?? '' });
    return facts[0];
  }
}
