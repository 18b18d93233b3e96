import { CfnOutput, Fn } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { type IHostedZone, PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { removalOf } from '../removal.ts';
import { StageStack } from './stage-stack.ts';

/** The stage's DNS zone and its certificate. Deployed first: the registrar must delegate to the zone before the rest can follow. */
export class DomainStack extends StageStack {
  readonly zone: IHostedZone;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'domain', stage, 'DNS zone');
    const zone = new PublicHostedZone(this, 'Zone', { zoneName: stage.domain });
    zone.applyRemovalPolicy(removalOf(stage));
    new CfnOutput(this, 'NameServers', { value: Fn.join(' ', zone.hostedZoneNameServers ?? []) });
    this.zone = zone;
  }
}

/** One certificate for the domain and the hosts directly under it, for CloudFront and the API alike. */
export function certificateFor(scope: Construct, zone: IHostedZone, { domain }: Stage): ICertificate {
  return new Certificate(scope, 'Certificate', {
    domainName: domain,
    subjectAlternativeNames: [`*.${domain}`],
    validation: CertificateValidation.fromDns(zone),
  });
}
