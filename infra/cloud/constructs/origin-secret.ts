import { SecretValue } from 'aws-cdk-lib';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Stage } from '#infra/stages.ts';

/** A reference that CloudFormation resolves while it deploys; the value is in no template. */
export const originSecretValue = ({ secretArn }: ISecret, { originSecretVersion }: Stage): string =>
  SecretValue.secretsManager(secretArn, originSecretVersion ? { versionId: originSecretVersion } : {}).unsafeUnwrap();
