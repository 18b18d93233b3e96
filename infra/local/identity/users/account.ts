import * as z from 'zod';
import { errors } from '../errors.ts';
import { checkPolicy, isPasswordOf, protect } from '../sign-in/passwords.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { Password, Text, target } from '../triggers/target.ts';
import { listedAttributes } from './user-attributes.ts';

const Bearer = z.object({ AccessToken: Text });

export const getUser = target(Bearer, async (pool, { AccessToken }) => {
  const { user } = await signedIn(pool, AccessToken);
  return { Username: user.username, UserAttributes: listedAttributes(pool, user) };
});

export const deleteUser = target(Bearer, async (pool, { AccessToken }) => {
  const { user } = await signedIn(pool, AccessToken);
  pool.users.remove(user.username);
  return {};
});

export const globalSignOut = target(Bearer, async (pool, { AccessToken }) => {
  const { user } = await signedIn(pool, AccessToken);
  pool.sessions.revokeAll(user.username);
  return {};
});

const ChangePassword = Bearer.extend({ PreviousPassword: Password, ProposedPassword: Password });

export const changePassword = target(ChangePassword, async (pool, input) => {
  const { user } = await signedIn(pool, input.AccessToken);
  checkPolicy(input.ProposedPassword);
  const { username, salt, verifier } = user;
  if (pool.attempts.isLocked(username)) throw errors.limitExceeded();
  if (!salt || !verifier || !isPasswordOf(pool, { username, salt, verifier }, input.PreviousPassword)) {
    pool.attempts.fail(username);
    throw errors.wrongCredentials();
  }
  pool.attempts.clear(username);
  pool.users.save({ ...user, ...protect(pool, username, input.ProposedPassword), changedAt: pool.now().getTime() });
  return {};
});
