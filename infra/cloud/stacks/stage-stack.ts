import { Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { region, type Stage } from '#infra/stages.ts';

/** A stack of one stage: named for both, in the one region, tagged, and safe from deletion in production. */
export class StageStack extends Stack {
  readonly stage: Stage;

  constructor(scope: Construct, name: string, stage: Stage, description: string) {
    super(scope, `rovers-${stage.name}-${name}`, {
      description,
      env: { region, ...(stage.account && { account: stage.account }) },
      terminationProtection: stage.production,
      analyticsReporting: false,
    });
    this.stage = stage;
    Tags.of(this).add('rovers:stage', stage.name);
  }
}
