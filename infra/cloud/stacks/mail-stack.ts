import { EventBus } from 'aws-cdk-lib/aws-events';
import { type IPublicHostedZone, MxRecord, TxtRecord } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  ReceiptRuleSet,
  SuppressionReasons,
  TlsPolicy,
} from 'aws-cdk-lib/aws-ses';
import { EmailEncoding, Sns } from 'aws-cdk-lib/aws-ses-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
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
    const replyDomain = `reply.${stage.domain}`;
    const replies = this.takeInReplies(zone, replyDomain);
    const { emailIdentityArn } = identity;
    this.mail = {
      from: `${productName} <hello@${stage.domain}>`,
      configurationSetName: configurationSet.configurationSetName,
      replies,
      replyDomain,
      arns: [
        emailIdentityArn,
        this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: `rovers-${stage.name}` }),
      ],
    };
  }

  /**
   * Mail to reply addresses, to a topic. A message with its attachments may have 150 KB there, which is plenty for a reply;
   * larger ones bounce. The rule set is activated by hand, once for an account (docs/deploying.md).
   */
  private takeInReplies(zone: IPublicHostedZone, replyDomain: string): Topic {
    const topic = new Topic(this, 'Replies', { displayName: 'Replies', enforceSSL: true });
    new MxRecord(this, 'ReplyMail', {
      zone,
      recordName: replyDomain,
      values: [{ priority: 10, hostName: `inbound-smtp.${this.region}.amazonaws.com` }],
    });
    const rules = new ReceiptRuleSet(this, 'Receipt');
    rules.addRule('ToReplies', {
      recipients: [replyDomain],
      scanEnabled: true,
      tlsPolicy: TlsPolicy.REQUIRE,
      actions: [new Sns({ topic, encoding: EmailEncoding.BASE64 })],
    });
    return topic;
  }
}
