import {
  AccountRecovery,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Policy } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Bundles } from '#infra/bundling/bundle-functions.ts';
import { region, type Stage } from '#infra/stages.ts';
import type { FunctionSpec, IdentityMoment } from '#lambdas/kernel/function.ts';
import { productName } from '#shared/product.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { grantOf } from '../constructs/capabilities.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { type Identities, need, type Provided } from '../constructs/provided.ts';
import { addSignUpClient, addWebClient, connectGoogle } from '../constructs/sign-in-clients.ts';
import { protectSignIn } from '../constructs/web-acl.ts';
import { removalOf } from '../removal.ts';
import { StageStack } from './stage-stack.ts';

const operations: Readonly<Record<IdentityMoment, UserPoolOperation>> = {
  preSignUp: UserPoolOperation.PRE_SIGN_UP,
  postConfirmation: UserPoolOperation.POST_CONFIRMATION,
  customMessage: UserPoolOperation.CUSTOM_MESSAGE,
};

export interface IdentityStackProps {
  readonly specs: readonly FunctionSpec[];
  readonly bundles: Bundles;
  readonly provided: Provided;
}

/** Who people are: the user pool, the ways to sign in, and the functions it asks. */
export class IdentityStack extends StageStack {
  readonly functions: readonly ProductFunction[];
  readonly webClient: UserPoolClient;
  readonly pool: UserPool;
  readonly identities: Identities;

  constructor(scope: Construct, stage: Stage, { specs, bundles, provided }: IdentityStackProps) {
    super(scope, 'identity', stage, 'Signing in');
    this.pool = this.createPool();
    const google = connectGoogle(this, this.pool, stage);
    this.webClient = addWebClient(this.pool, stage, google);
    const signUpClient = addSignUpClient(this.pool);
    this.pool.addDomain('SignInPages', {
      cognitoDomain: { domainPrefix: stage.signInPrefix },
      managedLoginVersion: ManagedLoginVersion.CLASSIC_HOSTED_UI,
    });
    protectSignIn(this, this.pool.userPoolArn, need(provided, 'poolSecret'));
    this.identities = {
      userPoolId: this.pool.userPoolId,
      userPoolArn: this.pool.userPoolArn,
      signUpClientId: signUpClient.userPoolClientId,
    };
    this.functions = specs.map((spec) => this.answerWith(spec, bundles, provided));
  }

  private createPool(): UserPool {
    const { stage } = this;
    const pool = new UserPool(this, 'People', {
      userPoolName: `rovers-${stage.name}`,
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // A changed address counts only once its owner has confirmed it.
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      // Length alone: rules of composition make passwords worse (ASVS 6.2.5). Common ones are refused by sign-up.
      passwordPolicy: {
        minLength: 12,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      email: UserPoolEmail.withSES({
        fromEmail: `hello@${stage.domain}`,
        fromName: productName,
        sesRegion: region,
        sesVerifiedDomain: stage.domain,
        configurationSetName: `rovers-${stage.name}`,
      }),
      deletionProtection: stage.production,
      removalPolicy: removalOf(stage),
    });
    acknowledge(pool, {
      COG1: 'Twelve characters without rules of composition, and common passwords refused: ASVS 6.2.5 and 6.2.1.',
      COG2: 'A second factor is offered, not forced: this is a place to find a game, and a lost phone must not end it.',
      COG3: 'Compromised-credential checks belong to the dearer plan; the web ACL limits tries, and Cognito locks out.',
      COG8: 'The plan that this rule asks for is charged per person; it is a decision for when there are many.',
    });
    return pool;
  }

  /**
   * The pool names its functions, so none of them can name the pool: a trigger reads the pool's id from its event, and
   * what it may do there is a policy of its own, made after both.
   */
  private answerWith(spec: FunctionSpec, bundles: Bundles, provided: Provided): ProductFunction {
    const managesIdentities = spec.may.includes('manageIdentities');
    const made = new ProductFunction(this, {
      spec: { ...spec, may: spec.may.filter((capability) => capability !== 'manageIdentities') },
      bundle: bundles.get(spec.name) ?? '',
      provided,
    });
    for (const moment of spec.answersIdentity?.moments ?? []) this.pool.addTrigger(operations[moment], made.lambda);
    if (managesIdentities) {
      const { statements } = grantOf('manageIdentities', { ...provided, identities: this.identities });
      new Policy(this, `${spec.name}-identities`, { statements: [...statements], roles: [made.role] });
    }
    return made;
  }
}
