import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { variable } from './env.ts';

let signing: Promise<string> | undefined;

/** The key for what we sign ourselves: cursors, share links, unsubscribe links. Read once per instance. */
export function signingSecret(): Promise<string> {
  signing ??= readSecret(variable('SIGNING_SECRET_ID')).catch((error: unknown) => {
    signing = undefined;
    throw error;
  });
  return signing;
}

export async function readSecret(SecretId: string): Promise<string> {
  const { SecretString } = await new SecretsManagerClient().send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error('The secret is empty');
  return SecretString;
}
