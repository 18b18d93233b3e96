import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '#infra/stages.ts';

/** What becomes of a thing that holds data when its stack goes: production keeps it. */
export const removalOf = ({ production }: Stage): RemovalPolicy =>
  production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
