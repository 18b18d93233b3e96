import type { Engine } from './engine.ts';

/** Secrets on one machine are never changed: each has one version. */
const version = 'local';

/** Secrets Manager, for reading: https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetSecretValue.html */
export function createSecretsEngine(secrets: Readonly<Record<string, string>>): Engine {
  return ({ body }) => {
    const { SecretId, VersionId = version } = JSON.parse(body.toString()) as { SecretId: string; VersionId?: string };
    const SecretString = VersionId === version ? secrets[SecretId] : undefined;
    const headers = { 'content-type': 'application/x-amz-json-1.1' };
    if (SecretString === undefined) return { status: 400, headers, body: '{"__type":"ResourceNotFoundException"}' };
    return { headers, body: JSON.stringify({ Name: SecretId, ARN: SecretId, SecretString, VersionId }) };
  };
}
