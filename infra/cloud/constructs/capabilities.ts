import { Aws } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { pushServices } from '#infra/push-services.ts';
import { region, webOrigin } from '#infra/stages.ts';
import type { Capability, capabilities } from '#lambdas/kernel/capabilities.ts';
import { shareImagePrefix } from '#shared/look/share-image.ts';
import { need, type Provided } from './provided.ts';
import { allow, manageIdentities, readSecrets, readTable, writeTable } from './statements.ts';

/** A capability, met: what the function's role may do and the variables it reads. */
interface Grant<C extends Capability = Capability> {
  readonly environment: Readonly<Record<(typeof capabilities)[C][number], string>>;
  readonly statements: readonly PolicyStatement[];
}

/** What each capability gives, in the smallest terms IAM knows. It does not compile if one, or a variable of one, is missing. */
const grants: { readonly [C in Capability]: (provided: Provided) => Grant<C> } = {
  readTable: (provided) => {
    const data = need(provided, 'data');
    return { environment: { TABLE_NAME: data.table.tableName }, statements: readTable(data) };
  },
  /** Includes reading: a write here is conditional, and what it was refused for is read. */
  writeTable: (provided) => {
    const data = need(provided, 'data');
    return {
      environment: { TABLE_NAME: data.table.tableName },
      statements: [...readTable(data), ...writeTable(data)],
    };
  },
  publishMessages: (provided) => {
    const bus = need(provided, 'bus');
    return {
      environment: { BUS_NAME: bus.eventBusName },
      statements: [allow(['events:PutEvents'], [bus.eventBusArn])],
    };
  },
  sendEmail: (provided) => {
    const { from, configurationSetName, arns } = need(provided, 'mail');
    const statement = allow(['ses:SendEmail', 'ses:SendRawEmail'], arns);
    statement.addCondition('StringEquals', { 'ses:FromAddress': addressIn(from) });
    return {
      environment: {
        MAIL_FROM: from,
        MAIL_CONFIGURATION_SET: configurationSetName,
        WEB_ORIGIN: webOrigin(provided.stage),
      },
      statements: [statement],
    };
  },
  relayReplies: (provided) => ({ environment: { REPLY_DOMAIN: need(provided, 'mail').replyDomain }, statements: [] }),
  sign: (provided) => {
    const { secretArn } = need(provided, 'signingSecret');
    return {
      environment: { SIGNING_SECRET_ID: secretArn },
      statements: [readSecrets(secretArn)],
    };
  },
  openCare: (provided) => {
    const { secretArn } = need(provided, 'careSecret');
    return {
      environment: { CARE_SECRET_ID: secretArn },
      statements: [readSecrets(secretArn)],
    };
  },
  /** An operator makes the secret, so its full ARN, with six characters of AWS's own, is not known here. */
  callStripe: ({ stage }) => ({
    environment: { STRIPE_SECRET_ID: stage.stripeSecretName, STRIPE_LIVE: String(stage.production) },
    statements: [
      readSecrets(
        `arn:${Aws.PARTITION}:secretsmanager:${region}:${Aws.ACCOUNT_ID}:secret:${stage.stripeSecretName}-??????`,
      ),
    ],
  }),
  holdFactors: (provided) => {
    const factor = need(provided, 'factorSecret').secretArn;
    const pool = need(provided, 'poolSecret').secretArn;
    return {
      environment: { FACTOR_SECRET_ID: factor, POOL_SECRET_ID: pool },
      statements: [readSecrets(factor, pool)],
    };
  },
  suggestPlaces: () => ({
    environment: {},
    statements: [
      allow(
        ['geo-places:Autocomplete', 'geo-places:GetPlace'],
        [`arn:${Aws.PARTITION}:geo-places:${region}::provider/default`],
      ),
    ],
  }),
  manageIdentities: (provided) => {
    const { userPoolId, userPoolArn, signUpClientId } = need(provided, 'identities');
    return {
      environment: { USER_POOL_ID: userPoolId, SIGN_UP_CLIENT_ID: signUpClientId },
      statements: [manageIdentities(userPoolArn)],
    };
  },
  pushToSockets: (provided) => {
    const { endpoint, connectionArns } = need(provided, 'sockets');
    return {
      environment: { SOCKET_ENDPOINT: endpoint },
      statements: [allow(['execute-api:ManageConnections'], connectionArns)],
    };
  },
  sendPush: (provided) => {
    const { secretArn } = need(provided, 'pushSecret');
    return {
      environment: {
        PUSH_SECRET_ID: secretArn,
        PUSH_CONTACT: `mailto:${provided.stage.operatorEmail}`,
        PUSH_SERVICES: pushServices.join(','),
      },
      statements: [readSecrets(secretArn)],
    };
  },
  /** Includes listing: without it S3 says of what is not there that it must not be read. */
  keepUploads: (provided) => {
    const { bucketName, bucketArn } = need(provided, 'uploads');
    const below = (...prefixes: string[]) => prefixes.map((prefix) => `${bucketArn}/${prefix}/*`);
    return {
      environment: { UPLOAD_BUCKET: bucketName },
      statements: [
        allow(['s3:ListBucket'], [bucketArn]),
        allow(['s3:GetObject'], below('incoming')),
        allow(['s3:PutObject', 's3:DeleteObject'], below('incoming', 'media', 'files')),
      ],
    };
  },
  readUploads: (provided) => {
    const { bucketName, bucketArn } = need(provided, 'uploads');
    return {
      environment: { UPLOAD_BUCKET: bucketName },
      statements: [allow(['s3:GetObject'], [`${bucketArn}/files/*`])],
    };
  },
  /** Includes listing, as above: the cover that an image shows may be gone. */
  keepShareImages: (provided) => {
    const { bucketName, bucketArn } = need(provided, 'uploads');
    return {
      environment: { UPLOAD_BUCKET: bucketName },
      statements: [
        allow(['s3:ListBucket'], [bucketArn]),
        allow(['s3:GetObject'], [`${bucketArn}/media/*`]),
        allow(['s3:PutObject', 's3:DeleteObject'], [`${bucketArn}/${shareImagePrefix}*`]),
      ],
    };
  },
  sellPlans: ({ stage }) => ({ environment: { PLAN_PRICES: JSON.stringify(stage.planPrices) }, statements: [] }),
  readFlags: (provided) => {
    const { configuration, configurationArn } = need(provided, 'flags');
    return {
      environment: { FLAGS_CONFIGURATION: configuration },
      statements: [
        allow(['appconfig:StartConfigurationSession', 'appconfig:GetLatestConfiguration'], [configurationArn]),
      ],
    };
  },
  knowWebOrigin: ({ stage }) => ({ environment: { WEB_ORIGIN: webOrigin(stage) }, statements: [] }),
};

/** @throws {Error} when the stack is not given what the capability needs */
export const grantOf = (
  capability: Capability,
  provided: Provided,
): Pick<Grant, 'statements'> & { environment: Readonly<Record<string, string>> } => grants[capability](provided);

/** `Rovers <hello@rovers.example>` is sent from `hello@rovers.example`. */
const addressIn = (from: string) => /<(.+)>$/.exec(from)?.[1] ?? from;
