import { createHash } from 'node:crypto';
import { Service } from 'electrodb';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { PushDevice } from '#shared/notifications/push.ts';
import { pushDevicesEntity } from './push-devices.entity.ts';

type Devices = readonly PushDevice[];

export interface DeviceStore {
  /** Newest first; strongly consistent. */
  list(userId: string): Promise<Devices>;
  /**
   * Writes what the change makes of a person's devices, over what it saw; the change is asked again when another writer
   * wrote in between, and writes nothing when it answers what it was given. An endpoint belongs to one person (promises
   * P38, P41): another user takes it over only with the same keys.
   */
  change(userId: string, change: (devices: Devices) => Devices): Promise<'saved' | 'taken'>;
}

interface Stored {
  readonly userId: string;
  readonly version: number;
  readonly devices: Devices;
}

/** What one transaction makes of the devices of a person, and of the earlier user of the added one. */
interface Step {
  readonly before: Stored;
  readonly next: Devices;
  readonly gone: Devices;
  readonly added: PushDevice | undefined;
  /** Who has the claim on the added endpoint. */
  readonly holder: string | undefined;
  /** Their devices, where the endpoint is among them. */
  readonly from: Stored | undefined;
}

export function createDeviceStore(table: Table, retry: Retry = createRetry()): DeviceStore {
  const rows = pushDevicesEntity(table);
  const claims = claimEntity(table);
  const { transaction } = new Service({ rows, claims });
  const read = async (userId: string): Promise<Stored> => {
    const { data } = await rows.get({ userId }).go({ consistent: true });
    return { userId, version: data?.version ?? 0, devices: (data?.devices as Devices | undefined) ?? [] };
  };

  const write = async ({ before, next, gone, added, holder, from }: Step) => {
    const { userId } = before;
    const kept = [{ stored: before, devices: next }];
    if (from) kept.push({ stored: from, devices: without(from.devices, added?.endpoint) });
    const refused = await commit(
      transaction.write((parts) => [
        ...kept.map(({ stored: { userId, version }, devices }) =>
          parts.rows
            .put({ userId, version: version + 1, devices: [...devices] })
            .where((row, { eq, notExists }) => (version > 0 ? eq(row.version, version) : notExists(row.version)))
            .commit(),
        ),
        ...gone.map(({ endpoint }) => parts.claims.remove(claimOf(endpoint)).commit()),
        ...(added ? [added] : []).map(({ endpoint }) =>
          parts.claims
            .put({ ...claimOf(endpoint), holderId: userId })
            .where((row, { eq, notExists }) => (holder ? eq(row.holderId, holder) : notExists(row.holderId)))
            .commit(),
        ),
      ]),
    );
    if (refused.length > 0) throw overtaken();
  };

  /** Whose the added endpoint is until now. */
  const findHolder = async (added: PushDevice | undefined, userId: string) => {
    const claim = added && (await claims.get(claimOf(added.endpoint)).go({ consistent: true })).data;
    if (!claim || claim.holderId === userId) return { holder: claim?.holderId };
    const others = await read(claim.holderId);
    return { holder: claim.holderId, others, theirs: find(others.devices, added.endpoint) };
  };

  const tryChange: DeviceStore['change'] = async (userId, change) => {
    const before = await read(userId);
    const next = change(before.devices);
    if (next === before.devices) return 'saved';
    const gone = before.devices.filter(({ endpoint }) => !find(next, endpoint));
    const added = next.find(({ endpoint }) => !find(before.devices, endpoint));
    const { holder, others, theirs } = await findHolder(added, userId);
    if (theirs && !(added && hasKeysOf(theirs, added))) return 'taken';
    await write({ before, next, gone, added, holder, from: theirs && others });
    return 'saved';
  };

  return {
    list: async (userId) => (await read(userId)).devices,
    change: (userId, change) => retry(() => tryChange(userId, change)),
  };
}

/** A write that another one overtook: it is made again from what is stored by then. */
const overtaken = () => contention('The devices changed');

/** Addresses are secrets of their browsers: who reads the claims learns none. */
const claimOf = (endpoint: string) => ({
  kind: 'pushEndpoint' as const,
  value: createHash('sha256').update(endpoint).digest('hex'),
});

const find = (devices: Devices, endpoint: string) => devices.find((device) => device.endpoint === endpoint);
const without = (devices: Devices, endpoint: string | undefined) =>
  devices.filter((device) => device.endpoint !== endpoint);
const hasKeysOf = (one: PushDevice, other: PushDevice) => one.auth === other.auth && one.p256dh === other.p256dh;
