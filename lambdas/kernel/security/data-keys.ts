import { variable } from '../env.ts';
import { type DataKey, type DataKeys, toDataKey } from './seal.ts';
import { readVersion } from './secrets.ts';

const present = 'AWSCURRENT';

/** The keys that medical notes are sealed under: versions of one secret, each read once per instance. */
export function createCareKeys(): DataKeys {
  const read = new Map<string, Promise<DataKey>>();
  const once = (name: string, version: Parameters<typeof readVersion>[1]) => {
    const key = read.get(name) ?? readKey(version);
    read.set(name, key);
    key.catch(() => read.delete(name));
    return key;
  };
  return {
    current: () => once(present, { VersionStage: present }),
    named: (keyId) => once(keyId, { VersionId: keyId }),
  };
}

async function readKey(version: Parameters<typeof readVersion>[1]): Promise<DataKey> {
  const { text, versionId } = await readVersion(variable('CARE_SECRET_ID'), version);
  return toDataKey(versionId, text, 'care of dependants');
}
