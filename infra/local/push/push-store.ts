import type { DatabaseSync } from 'node:sqlite';

/** A browser that subscribed here. */
export interface LocalDevice {
  readonly id: string;
  /** The application server's, base64url. */
  readonly key: string;
  /** Base64url, as the next. */
  readonly privateKey: string;
  readonly auth: string;
  /** What is answered instead of taking a message. */
  readonly status?: number | undefined;
}

/** A message as it arrived. */
export interface ArrivedPush {
  readonly id: string;
  readonly deviceId: string;
  readonly arrivedAt: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  /** What the browser would be shown. */
  readonly text: string;
}

export interface PushStore {
  put(device: LocalDevice): void;
  find(id: string): LocalDevice | undefined;
  add(push: ArrivedPush): void;
  /** Newest first; of one device or of all. */
  list(options: { readonly deviceId?: string | undefined; readonly limit: number }): ArrivedPush[];
}

const schema = `
CREATE TABLE IF NOT EXISTS pushDevices (id TEXT PRIMARY KEY, device TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS pushes (id INTEGER PRIMARY KEY, deviceId TEXT NOT NULL, push TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS pushesOfDevice ON pushes (deviceId, id);
`;

/** On disk when a write returns. */
export function createPushStore(database: DatabaseSync): PushStore {
  database.exec(schema);
  const putDevice = database.prepare('INSERT OR REPLACE INTO pushDevices VALUES (?, ?)');
  const oneDevice = database.prepare('SELECT device FROM pushDevices WHERE id = ?');
  const addPush = database.prepare('INSERT INTO pushes (deviceId, push) VALUES (?, ?)');
  const all = database.prepare('SELECT push FROM pushes ORDER BY id DESC LIMIT ?');
  const ofDevice = database.prepare('SELECT push FROM pushes WHERE deviceId = ? ORDER BY id DESC LIMIT ?');
  return {
    put: (device) => void putDevice.run(device.id, JSON.stringify(device)),
    find: (id) => {
      const row = oneDevice.get(id);
      return row && (JSON.parse(String(row.device)) as LocalDevice);
    },
    add: (push) => void addPush.run(push.deviceId, JSON.stringify(push)),
    list: ({ deviceId, limit }) =>
      (deviceId ? ofDevice.all(deviceId, limit) : all.all(limit)).map(
        ({ push }) => JSON.parse(String(push)) as ArrivedPush,
      ),
  };
}
