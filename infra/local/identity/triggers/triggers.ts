import { errors } from '../errors.ts';
import type { Pool } from '../users/pool.ts';
import type { User } from '../users/users.ts';
import type { Moment, TriggerEvent } from './trigger-event.ts';

export interface Occasion {
  readonly source: string;
  readonly username: string;
  readonly clientId: string;
  readonly userAttributes: Readonly<Record<string, string>>;
  readonly request?: Readonly<Record<string, unknown>>;
  readonly response?: Readonly<Record<string, unknown>>;
}

const calledIn: Record<Moment, string> = {
  preSignUp: 'PreSignUp',
  postConfirmation: 'PostConfirmation',
  customMessage: 'CustomMessage',
};

/** Asks the function of that moment; what it throws becomes Cognito's refusal. */
export async function askTrigger(pool: Pool, moment: Moment, occasion: Occasion): Promise<TriggerEvent['response']> {
  const event: TriggerEvent = {
    version: '1',
    region: pool.poolId.slice(0, pool.poolId.indexOf('_')),
    userPoolId: pool.poolId,
    userName: occasion.username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: occasion.clientId },
    triggerSource: occasion.source,
    request: { userAttributes: occasion.userAttributes, ...occasion.request },
    response: occasion.response ?? {},
  };
  try {
    return (await pool.ask(moment, event)).response;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw errors.lambdaRefused(`${calledIn[moment]} failed with error ${reason}.`);
  }
}

/** A user as triggers see them. */
export const triggerAttributes = (user: User): Record<string, string> => ({
  sub: user.sub,
  'cognito:user_status': user.status,
  email_verified: String(user.emailVerified),
  ...user.attributes,
  email: user.email,
});
