import { readSecret } from '#lambdas/kernel/security/secrets.ts';
import { variable } from '../../kernel/env.ts';
import { createPost, type PostPush, type PushServices } from './post.ts';
import { createVapid, type Vapid } from './vapid.ts';

let made: Promise<Vapid> | undefined;

/** Our key pair, made once per instance from the secret of the stage. */
export function pushKey(): Promise<Vapid> {
  made ??= readSecret(variable('PUSH_SECRET_ID')).then(
    (secret) => createVapid(secret, variable('PUSH_CONTACT')),
    (error: unknown) => {
      made = undefined;
      throw error;
    },
  );
  return made;
}

export const pushServices = (): PushServices => ({
  vapid: pushKey,
  services: variable('PUSH_SERVICES').split(','),
});

export const connectPost = (): PostPush => createPost(pushServices());
