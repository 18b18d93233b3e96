import { Duration } from 'aws-cdk-lib';
import { Archive, EventBus, type IEventBus } from 'aws-cdk-lib/aws-events';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { messageSource } from '#shared/contract/message.ts';
import type { Bundles } from '../bundling.ts';
import { followRows, hearMail, listenOnBus, runOnSchedule } from '../constructs/consumption.ts';
import { DeadLetters } from '../constructs/dead-letters.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { need, type Provided } from '../constructs/provided.ts';
import { StageStack } from './stage-stack.ts';

export interface AsyncStackProps {
  readonly specs: readonly FunctionSpec[];
  readonly bundles: Bundles;
  readonly provided: Provided;
}

/** What happens after an answer: facts on the bus, jobs on a clock, rows followed in the stream, mail heard of. */
export class AsyncStack extends StageStack {
  readonly functions: readonly ProductFunction[];
  readonly bus: IEventBus;
  readonly deadLetters: readonly DeadLetters[];
  private readonly provided: Provided;

  constructor(scope: Construct, stage: Stage, { specs, bundles, provided }: AsyncStackProps) {
    super(scope, 'async', stage, 'Bus, jobs and stream consumers');
    this.bus = new EventBus(this, 'Bus', { eventBusName: `rovers-${stage.name}` }) as IEventBus;
    new Archive(this, 'Archive', {
      sourceEventBus: this.bus,
      archiveName: `rovers-${stage.name}`,
      description: 'Every fact, for sending again',
      eventPattern: { source: [messageSource] },
      retention: Duration.days(stage.production ? 90 : 7),
    });
    this.provided = { ...provided, bus: this.bus };
    this.functions = specs.map(
      (spec) => new ProductFunction(this, { spec, bundle: bundles.get(spec.name) ?? '', provided: this.provided }),
    );
    this.deadLetters = this.functions.map((each) => this.connect(each));
  }

  /** Dead letters come from two places: what could not be delivered, and what the function failed at to the end. */
  private connect(made: ProductFunction): DeadLetters {
    const dead = new DeadLetters(this, `${made.spec.name}-dead`, { stage: this.stage, of: made.spec.name });
    const queue = dead as IQueue;
    listenOnBus(this, made, this.bus, queue);
    runOnSchedule(this, made, queue);
    followRows(this, made, need(this.provided, 'data'), queue);
    if (made.spec.hearsMail) hearMail(this, made, need(this.provided, 'mail').configurationSetName, queue);
    made.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(queue),
    });
    return dead;
  }
}
