import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Stage } from '#infra/stages.ts';

/** The table and the key that encrypts it and its stream. */
export interface KeptTable {
  readonly table: TableV2;
  readonly key: IKey;
}

export interface MailService {
  readonly from: string;
  readonly configurationSetName: string;
  /** Where mail to reply addresses comes in. */
  readonly replies: ITopic;
  /** The domain of reply addresses. */
  readonly replyDomain: string;
  /** The identity and the configuration set: sending needs both. */
  readonly arns: readonly string[];
}

/** The bucket of uploads, for functions of other stacks. */
export interface Uploads {
  readonly bucketName: string;
  readonly bucketArn: string;
  /** How cdk-nag writes the bucket in a finding. */
  readonly arnInFindings: string;
}

export interface Identities {
  readonly userPoolId: string;
  readonly userPoolArn: string;
  readonly signUpClientId: string;
}

export interface Sockets {
  /** The https address for pushing to connections. */
  readonly endpoint: string;
  /** What is posted to connections, and how they are closed. */
  readonly connectionArns: readonly string[];
  /** How cdk-nag writes the API's id in a finding. */
  readonly apiIdInFindings: string;
}

/** Where the flags of the stage are. */
export interface StageFlags {
  /** The ids of application, environment and profile, with `/` between them. */
  readonly configuration: string;
  readonly configurationArn: string;
}

/** What a function can be given where it lives. A stack passes what the stacks before it made. */
export interface Provided {
  readonly stage: Stage;
  readonly data?: KeptTable;
  readonly uploads?: Uploads;
  readonly signingSecret?: ISecret;
  readonly pushSecret?: ISecret;
  readonly careSecret?: ISecret;
  readonly factorSecret?: ISecret;
  readonly poolSecret?: ISecret;
  readonly mail?: MailService;
  readonly bus?: IEventBus;
  readonly identities?: Identities;
  readonly sockets?: Sockets;
  readonly flags?: StageFlags;
}

/** @throws {Error} when a function lives where its capability cannot be met: it would need a stack that is built later */
export function need<Name extends keyof Provided>(provided: Provided, name: Name): NonNullable<Provided[Name]> {
  const value = provided[name];
  if (value === undefined) throw new Error(`A function needs "${name}", which its stack is not given.`);
  return value as NonNullable<Provided[Name]>;
}
