import * as z from 'zod';
import { errors } from '../errors.ts';
import { afterConfirmation } from '../sign-in/after-confirmation.ts';
import { checkPolicy, protect } from '../sign-in/passwords.ts';
import { Attributes, Metadata, Password, Text, target } from '../triggers/target.ts';
import type { Pool } from './pool.ts';
import { asRecord, emailFrom, listedAttributes } from './user-attributes.ts';
import type { User } from './users.ts';

const Named = z.object({ UserPoolId: Text, Username: Text });

/** Calls that carry AWS credentials are told who does not exist. */
export function userNamed(pool: Pool, poolId: string, name: string): User {
  if (poolId !== pool.poolId) throw errors.resourceNotFound(`User pool ${poolId} does not exist.`);
  const user = name.includes('@') ? pool.users.findByEmail(name) : pool.users.find(name);
  if (!user) throw errors.userNotFound();
  return user;
}

const dates = (user: User) => ({
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.changedAt / 1000,
  Enabled: true,
  UserStatus: user.status,
});

export const adminGetUser = target(Named, (pool, { UserPoolId, Username }) => {
  const user = userNamed(pool, UserPoolId, Username);
  return { Username: user.username, UserAttributes: listedAttributes(pool, user), ...dates(user) };
});

export const adminDeleteUser = target(Named, (pool, { UserPoolId, Username }) => {
  pool.users.remove(userNamed(pool, UserPoolId, Username).username);
  return {};
});

export const adminUserGlobalSignOut = target(Named, (pool, { UserPoolId, Username }) => {
  pool.sessions.revokeAll(userNamed(pool, UserPoolId, Username).username);
  return {};
});

export const adminConfirmSignUp = target(Named.extend({ ClientMetadata: Metadata }), async (pool, input) => {
  const user = userNamed(pool, input.UserPoolId, input.Username);
  if (user.status !== 'UNCONFIRMED') {
    throw errors.notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  const confirmed: User = { ...user, status: 'CONFIRMED', changedAt: pool.now().getTime() };
  pool.users.save(confirmed);
  // Cognito names no client when an administrator confirms.
  await afterConfirmation(pool, confirmed, { ...input, ClientId: 'CLIENT_ID_NOT_APPLICABLE' });
  return {};
});

const AdminSetUserPassword = Named.extend({ Password, Permanent: z.boolean().default(false) });

export const adminSetUserPassword = target(AdminSetUserPassword, (pool, input) => {
  const user = userNamed(pool, input.UserPoolId, input.Username);
  if (user.status === 'EXTERNAL_PROVIDER') throw errors.invalidParameter('User is not a native user.');
  if (!input.Permanent) throw errors.invalidParameter('Temporary passwords are not enabled for this user pool.');
  checkPolicy(input.Password);
  const password = protect(pool, user.username, input.Password);
  pool.users.save({ ...user, ...password, status: 'CONFIRMED', changedAt: pool.now().getTime() });
  pool.challenges.forget(user.username);
  pool.attempts.clear(user.username);
  return {};
});

const AdminUpdateUserAttributes = Named.extend({ UserAttributes: Attributes });

export const adminUpdateUserAttributes = target(AdminUpdateUserAttributes, (pool, input) => {
  const user = userNamed(pool, input.UserPoolId, input.Username);
  const { email, email_verified: verified, ...attributes } = asRecord(input.UserAttributes);
  if ('sub' in attributes) throw errors.invalidParameter('Cannot modify an immutable attribute.');
  const saved = pool.users.save({
    ...user,
    email: email === undefined ? user.email : emailFrom(email),
    emailVerified: verified === undefined ? user.emailVerified && email === undefined : verified === 'true',
    attributes: { ...user.attributes, ...attributes },
    changedAt: pool.now().getTime(),
  });
  if (!saved) throw errors.aliasExists();
  return {};
});

const ListUsers = z.object({
  UserPoolId: Text,
  Filter: z.string().default(''),
  Limit: z.int().min(1).max(60).default(60),
  PaginationToken: z.string().default(''),
});

/** Filters of the form `email = "x"` or `sub = "x"`, or none. */
export const listUsers = target(ListUsers, (pool, input) => {
  if (input.UserPoolId !== pool.poolId) {
    throw errors.resourceNotFound(`User pool ${input.UserPoolId} does not exist.`);
  }
  const match = /^\s*(?:(email|sub)\s*=\s*"(.*)")?\s*$/.exec(input.Filter);
  if (!match) throw errors.invalidParameter('Error while parsing filter:');
  const [, name, value = ''] = match;
  const filter = name ? { [name]: name === 'email' ? value.toLowerCase() : value } : {};
  const found = pool.users.list(filter, input.PaginationToken, input.Limit);
  const Users = found.map((user) => ({
    Username: user.username,
    Attributes: listedAttributes(pool, user),
    ...dates(user),
  }));
  const last = found.length === input.Limit ? found.at(-1) : undefined;
  return { Users, ...(last && { PaginationToken: last.username }) };
});
