import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { tableShape } from '#infra/table-shape.ts';
import type { KeptTable } from './provided.ts';

/** A permission in the smallest terms IAM knows. */
export const allow = (actions: readonly string[], resources: readonly string[]) =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] });
export const readSecrets = (...secretArns: readonly string[]) => allow(['secretsmanager:GetSecretValue'], secretArns);

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem'];
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'];
const writeKeyActions = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];

const tableAndIndexes = ({ table }: KeptTable) => [
  table.tableArn,
  ...tableShape.indexes.map(({ name }) => `${table.tableArn}/index/${name}`),
];

/** Reading a table, its indexes and what they are encrypted with. */
export const readTable = (data: KeptTable) => [
  allow(readActions, tableAndIndexes(data)),
  allow(['kms:Decrypt', 'kms:DescribeKey'], [data.key.keyArn]),
];

/** Writing to a table, without reading it. */
export const writeTable = ({ table, key }: KeptTable) => [
  allow(writeActions, [table.tableArn]),
  allow(writeKeyActions, [key.keyArn]),
];

/** Signing up itself asks for no permission; the secret of the sign-up client is what opens it. */
const identityActions = [
  'cognito-idp:AdminDeleteUser',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminLinkProviderForUser',
  'cognito-idp:AdminSetUserMFAPreference',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUpdateUserAttributes',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:DescribeUserPoolClient',
];

export const manageIdentities = (userPoolArn: string) => allow(identityActions, [userPoolArn]);
