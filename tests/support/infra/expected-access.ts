import { capabilities } from '#lambdas/kernel/capabilities.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';

export const stackOf = ({ answersIdentity, serves, renders, receives, servesSocket, runs }: FunctionSpec) => {
  if (answersIdentity) return 'identity';
  if (serves || renders || receives) return 'functions';
  if (servesSocket) return 'api';
  return runs ? 'jobs' : 'async';
};

const isBehindCloudFront = (spec: FunctionSpec) => ['functions', 'api'].includes(stackOf(spec));

export const isAsynchronous = (spec: FunctionSpec) => ['async', 'jobs'].includes(stackOf(spec));

export const sorted = (values: readonly string[]) => [...values].sort();

/** What IAM must let a function do, by capability; an exact list, so that nothing is added without a line here. */
const read = ['dynamodb:BatchGetItem', 'dynamodb:ConditionCheckItem', 'dynamodb:GetItem', 'dynamodb:Query'];

const readKey = ['kms:Decrypt', 'kms:DescribeKey'];

const write = ['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];

const actionsOf = {
  readTable: [...read, ...readKey],
  writeTable: [
    ...read,
    ...readKey,
    ...write,
    'kms:Encrypt',
    'kms:GenerateDataKey',
    'kms:ReEncryptFrom',
    'kms:ReEncryptTo',
  ],
  publishMessages: ['events:PutEvents'],
  sendEmail: ['ses:SendEmail', 'ses:SendRawEmail'],
  sign: ['secretsmanager:GetSecretValue'],
  openCare: ['secretsmanager:GetSecretValue'],
  callStripe: ['secretsmanager:GetSecretValue'],
  holdFactors: ['secretsmanager:GetSecretValue'],
  suggestPlaces: ['geo-places:Autocomplete', 'geo-places:GetPlace'],
  manageIdentities: [
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminLinkProviderForUser',
    'cognito-idp:AdminSetUserMFAPreference',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUpdateUserAttributes',
    'cognito-idp:AdminUserGlobalSignOut',
    'cognito-idp:DescribeUserPoolClient',
  ],
  pushToSockets: ['execute-api:ManageConnections'],
  sendPush: ['secretsmanager:GetSecretValue'],
  keepUploads: ['s3:ListBucket', 's3:GetObject', 's3:PutObject', 's3:DeleteObject'],
  readUploads: ['s3:GetObject'],
  keepShareImages: ['s3:ListBucket', 's3:GetObject', 's3:PutObject', 's3:DeleteObject'],
  readFlags: ['appconfig:GetLatestConfiguration', 'appconfig:StartConfigurationSession'],
  sellPlans: [],
  knowWebOrigin: [],
  relayReplies: [],
} as const satisfies Record<keyof typeof capabilities, readonly string[]>;

const always = ['logs:CreateLogStream', 'logs:PutLogEvents'];

const behindCloudFront = ['secretsmanager:GetSecretValue'];

const putsDeadLettersAway = ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'];

const followsRows = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
  'kms:Decrypt',
];

export function expectedActions(spec: FunctionSpec): string[] {
  return sorted([
    ...new Set([
      ...always,
      ...spec.may.flatMap((capability) => actionsOf[capability]),
      ...(isBehindCloudFront(spec) ? behindCloudFront : []),
      ...(isAsynchronous(spec) ? putsDeadLettersAway : []),
      ...(spec.follows ? followsRows : []),
    ]),
  ]);
}

export function expectedVariables(spec: FunctionSpec): string[] {
  // A function that the user pool names cannot name the pool; it reads the pool from its event.
  const may = spec.may.filter((capability) => !(spec.answersIdentity && capability === 'manageIdentities'));
  return sorted([
    ...new Set([
      ...may.flatMap((capability) => capabilities[capability]),
      ...(isBehindCloudFront(spec) ? ['ORIGIN_SECRET_ID'] : []),
    ]),
  ]);
}
