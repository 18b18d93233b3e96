import { Fn } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ContributorInsightsMode,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { type Stage, webOrigin } from '#infra/stages.ts';
import { tableShape } from '#infra/table-shape.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { FlagsConfiguration } from '../constructs/flags-configuration.ts';
import type { KeptTable, Provided, Uploads } from '../constructs/provided.ts';
import { LogBucket, UploadBucket } from '../constructs/stage-buckets.ts';
import { removalOf } from '../removal.ts';
import { StageStack } from './stage-stack.ts';

/** Everything that must outlive a deployment: the table, what people upload, access logs, flags, and the secrets we make. */
export class DataStack extends StageStack {
  readonly data: KeptTable;
  readonly logs: IBucket;
  readonly uploads: IBucket;
  /** What functions of the other stacks may be given. */
  readonly given: Provided;
  readonly originSecret: ISecret;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'data', stage, 'Table, uploads, logs, flags, secrets');
    this.data = this.keepTable();
    this.logs = new LogBucket(this, 'Logs', stage) as IBucket;
    this.uploads = new UploadBucket(this, 'Uploads', {
      stage,
      logs: this.logs,
      origins: [webOrigin(stage)],
    }) as IBucket;
    const signingSecret = this.makeSecret(
      'SigningSecret',
      'signing',
      'Signs cursors, share links and unsubscribe links',
    );
    const pushSecret = this.makeSecret('PushSecret', 'push', 'Makes the key that push services know us by');
    const careSecret = this.makeSecret('CareSecret', 'care', 'Makes the key that medical notes are sealed under');
    const factorSecret = this.makeSecret(
      'FactorSecret',
      'factor',
      'Makes the key that authenticator secrets are sealed under',
    );
    const poolSecret = this.makeSecret('PoolSecret', 'pool', 'Proves to the user pool that our server is asking');
    this.originSecret = this.makeSecret('OriginSecret', 'origin', 'Proves to the API that CloudFront is asking');
    const { flags } = new FlagsConfiguration(this, 'Flags', stage);
    const secrets = { signingSecret, pushSecret, careSecret, factorSecret, poolSecret };
    this.given = { stage, data: this.data, uploads: this.exportUploads(), flags, ...secrets };
  }

  /** A key of our own, so that who may read the data is decided, and recorded, apart from who may call the table. */
  private keepTable(): KeptTable {
    const { stage } = this;
    const key = new Key(this, 'TableKey', {
      description: `Encrypts the table of ${stage.name}`,
      enableKeyRotation: true,
      removalPolicy: removalOf(stage),
    });
    const text = (name: string) => ({ name, type: AttributeType.STRING });
    const table = new TableV2(this, 'Table', {
      partitionKey: text(tableShape.partitionKey),
      sortKey: text(tableShape.sortKey),
      timeToLiveAttribute: tableShape.timeToLive,
      dynamoStream: StreamViewType[tableShape.streamView],
      globalSecondaryIndexes: tableShape.indexes.map(({ name, partitionKey, sortKey }) => ({
        indexName: name,
        partitionKey: text(partitionKey),
        sortKey: text(sortKey),
      })),
      billing: Billing.onDemand({
        maxReadRequestUnits: stage.tableLimits.read,
        maxWriteRequestUnits: stage.tableLimits.write,
      }),
      encryption: TableEncryptionV2.customerManagedKey(key),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      contributorInsightsSpecification: { enabled: true, mode: ContributorInsightsMode.THROTTLED_KEYS },
      deletionProtection: stage.production,
      removalPolicy: removalOf(stage),
    });
    return { table, key };
  }

  /** By a name of our own, which a finding can be acknowledged by. */
  private exportUploads(): Uploads {
    const exported = `rovers-${this.stage.name}-uploads`;
    this.exportValue(this.uploads.bucketArn, { name: exported });
    const { bucketName } = this.uploads;
    return { bucketName, bucketArn: Fn.importValue(exported), arnInFindings: exported };
  }

  private makeSecret(id: string, name: string, description: string): ISecret {
    const secret = new Secret(this, id, {
      secretName: `rovers/${this.stage.name}/${name}`,
      description,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalOf(this.stage),
    });
    acknowledge(secret, {
      SMG4: 'Changed by hand, as docs/operating.md says: a change on a timer would break what was made with it.',
    });
    return secret as ISecret;
  }
}
