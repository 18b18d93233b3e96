import { variable } from '../env.ts';
import { type DataKey, type DataKeys, toDataKey } from './seal.ts';
import { readVersion } from './secrets.ts';

type SecretVariable = Parameters<typeof variable>[0];

const present = 'AWSCURRENT';

/** Keys that content is sealed under: versions of one secret, each read once per instance. */
export function createDataKeys(secret: SecretVariable, purpose: string): DataKeys {
  const read = new Map<string, Promise<DataKey>>();
  const once = (name: string, version: Parameters<typeof readVersion>[1]) => {
    const key = read.get(name) ?? readKey(version, secret, purpose);
    read.set(name, key);
    key.catch(() => read.delete(name));
    return key;
  };
  return {
    current: () => once(present, { VersionStage: present }),
    named: (keyId) => once(keyId, { VersionId: keyId }),
  };
}

async function readKey(
  version: Parameters<typeof readVersion>[1],
  secret: SecretVariable,
  purpose: string,
): Promise<DataKey> {
  const { text, versionId } = await readVersion(variable(secret), version);
  return toDataKey(versionId, text, purpose);
}
