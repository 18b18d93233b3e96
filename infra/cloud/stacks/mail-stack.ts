import { EventBus } from 'aws-cdk-lib/aws-events';
import { type IPublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { productName } from '#shared/product.ts';
import type { MailService } from '../constructs/provided.ts';
import { StageStack } from './stage-stack.ts';

/** What the mail service tells about a mail, to the functions with `hearsMail`. */
const heard = [
  EmailSendingEvent.SEND,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
  EmailSendingEvent.REJECT,
];

/** The sending domain with its proofs (DKIM, SPF through its own MAIL FROM, DMARC) and what is told about each mail. */
export class MailStack extends StageStack {
  readonly mail: MailService;

  constructor(scope: Construct, stage: Stage, zone: IPublicHostedZone) {
    super(scope, 'mail', stage, 'Sending mail');
    const configurationSet = new ConfigurationSet(this, 'Mails', {
      configurationSetName: `rovers-${stage.name}`,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    configurationSet.addEventDestination('Heard', {
      // The mail service speaks to an account's default bus only.
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: heard,
    });
    const identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.publicHostedZone(zone),
      configurationSet,
      mailFromDomain: `mail.${stage.domain}`,
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.REJECT_MESSAGE,
      dkimSigning: true,
    });
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: '_dmarc',
      values: [`v=DMARC1; p=quarantine; adkim=s; aspf=r; rua=mailto:${stage.operatorEmail}`],
    });
    const { emailIdentityArn } = identity;
    this.mail = {
      from: `${productName} <hello@${stage.domain}>`,
      configurationSetName: configurationSet.configurationSetName,
      arns: [
        emailIdentityArn,
        this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: `rovers-${stage.name}` }),
      ],
    };
  }
}
