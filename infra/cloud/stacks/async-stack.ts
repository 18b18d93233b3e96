import { Duration } from 'aws-cdk-lib';
import { Archive, EventBus, type IEventBus } from 'aws-cdk-lib/aws-events';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { messageSource } from '#shared/contract/message.ts';
import { followRows, hearMail, listenOnBus, receiveMail } from '../constructs/consumption.ts';
import type { ProductFunction } from '../constructs/product-function.ts';
import { need, type Provided } from '../constructs/provided.ts';
import { WorkStack, type WorkStackProps } from './work-stack.ts';

/** What happens after an answer: facts on the bus, rows followed in the stream, mail heard of. */
export class AsyncStack extends WorkStack {
  readonly bus: IEventBus;

  constructor(scope: Construct, stage: Stage, { specs, bundles, provided }: WorkStackProps) {
    super(scope, 'async', stage, 'Bus and stream consumers');
    this.bus = new EventBus(this, 'Bus', { eventBusName: `rovers-${stage.name}` }) as IEventBus;
    new Archive(this, 'Archive', {
      sourceEventBus: this.bus,
      archiveName: `rovers-${stage.name}`,
      // As long as dead letters: messages hold ids alone, and no consumer needs older ones.
      description: 'Every fact, for sending again',
      eventPattern: { source: [messageSource] },
      retention: Duration.days(stage.production ? 14 : 7),
    });
    this.work({ specs, bundles, provided: { ...provided, bus: this.bus } });
  }

  protected callOn(made: ProductFunction, queue: IQueue, provided: Provided): void {
    listenOnBus(this, made, need(provided, 'bus'), queue);
    followRows(this, made, need(provided, 'data'), queue);
    if (made.spec.hearsMail) hearMail(this, made, need(provided, 'mail').configurationSetName, queue);
    if (made.spec.receivesMail) receiveMail(made, need(provided, 'mail').replies, queue);
  }
}
