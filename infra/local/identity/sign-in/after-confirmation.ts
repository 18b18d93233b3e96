import { askTrigger, triggerAttributes } from '../triggers/triggers.ts';
import type { Pool } from '../users/pool.ts';
import type { User } from '../users/users.ts';

interface Call {
  readonly ClientId: string;
  readonly ClientMetadata?: Readonly<Record<string, string>> | undefined;
}

/** Tells the product what has happened already: whatever the trigger answers, it is not taken back. */
export async function afterConfirmation(
  pool: Pool,
  user: User,
  call: Call,
  source:
    | 'PostConfirmation_ConfirmSignUp'
    | 'PostConfirmation_ConfirmForgotPassword' = 'PostConfirmation_ConfirmSignUp',
): Promise<void> {
  await askTrigger(pool, 'postConfirmation', {
    source,
    username: user.username,
    clientId: call.ClientId,
    userAttributes: triggerAttributes(user),
    request: { clientMetadata: call.ClientMetadata ?? {} },
  });
}
