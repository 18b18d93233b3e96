import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { variable } from '../env.ts';

let signing: Promise<string> | undefined;

/** The key for what we sign ourselves: cursors, share links, unsubscribe links. Read once per instance. */
export function signingSecret(): Promise<string> {
  signing ??= readSecret(variable('SIGNING_SECRET_ID')).catch((error: unknown) => {
    signing = undefined;
    throw error;
  });
  return signing;
}

export const readSecret = async (SecretId: string): Promise<string> => (await readVersion(SecretId)).text;

/** One version of a secret, the present one unless another is asked for, with the name of that version. */
export async function readVersion(
  SecretId: string,
  version: { readonly VersionId?: string; readonly VersionStage?: string } = {},
): Promise<{ readonly text: string; readonly versionId: string }> {
  const command = new GetSecretValueCommand({ SecretId, ...version });
  const { SecretString, VersionId } = await new SecretsManagerClient().send(command);
  if (!SecretString || !VersionId) throw new Error('The secret is empty');
  return { text: SecretString, versionId: VersionId };
}
