import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { removalOf } from '../removal.ts';
import { acknowledge } from './acknowledge.ts';

/** Where one function's work goes that failed for good; an alarm watches it, docs/operating.md says how to send it again. */
export class DeadLetters extends Queue {
  constructor(scope: Construct, id: string, { stage, of }: { readonly stage: Stage; readonly of: string }) {
    super(scope, id, {
      queueName: `rovers-${stage.name}-${of}-dead`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: removalOf(stage),
    });
    acknowledge(this, { SQS3: 'It is itself a queue of dead letters; nothing reads it on its own.' });
  }
}
