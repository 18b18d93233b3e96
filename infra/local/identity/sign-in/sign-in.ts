import * as z from 'zod';
import { errors } from '../errors.ts';
import { provenClient } from '../hosted/clients.ts';
import { Text, target } from '../triggers/target.ts';
import { type Person, personNamed } from '../users/person.ts';
import type { Pool } from '../users/pool.ts';
import type { User } from '../users/users.ts';
import { isPasswordOf, poolNameOf, sameText } from './passwords.ts';
import { refresh } from './refresh.ts';
import { answerTo, signatureOf } from './srp.ts';
import { tokenValidFor } from './tokens.ts';

/** The scope of tokens got with a password: they may change the person's own sign-in. */
const ownScope = 'aws.cognito.signin.user.admin';

type Parameters = Readonly<Record<string, string>>;

const InitiateAuth = z.object({
  ClientId: Text,
  AuthFlow: Text,
  AuthParameters: z.record(z.string(), z.string()).default({}),
});

export const initiateAuth = target(InitiateAuth, (pool, { ClientId, AuthFlow, AuthParameters }) => {
  const flow = flows[AuthFlow];
  if (!flow) throw errors.invalidParameter(`${AuthFlow} flow not enabled for this client`);
  return flow(pool, ClientId, AuthParameters);
});

type Flow = (pool: Pool, clientId: string, parameters: Parameters) => object | Promise<object>;

const flows: Readonly<Record<string, Flow>> = {
  USER_SRP_AUTH: poseChallenge,
  USER_PASSWORD_AUTH: signInWithPassword,
  REFRESH_TOKEN_AUTH: refreshInPlace,
  REFRESH_TOKEN: refreshInPlace,
};

function poseChallenge(pool: Pool, clientId: string, parameters: Parameters): object {
  const name = required(parameters, 'USERNAME');
  const clientA = required(parameters, 'SRP_A');
  provenClient(pool, clientId, name, parameters.SECRET_HASH);
  const { username, salt, verifier } = personNamed(pool, name);
  const answer = /^[0-9a-f]+$/i.test(clientA) ? answerTo(clientA, verifier) : undefined;
  if (!answer) throw errors.invalidParameter('SRP_A is not valid.');
  const secretBlock = pool.challenges.pose({ username, clientId, sessionKey: answer.sessionKey });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: answer.serverB,
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
  };
}

const RespondToAuthChallenge = z.object({
  ClientId: Text,
  ChallengeName: Text,
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  Session: Text.optional(),
});

export const respondToAuthChallenge = target(RespondToAuthChallenge, (pool, input) => {
  if (input.ChallengeName === 'SOFTWARE_TOKEN_MFA') return takeCode(pool, input);
  if (input.ChallengeName !== 'PASSWORD_VERIFIER') throw errors.invalidParameter('Unexpected challenge name.');
  const responses = input.ChallengeResponses;
  const name = required(responses, 'USERNAME');
  provenClient(pool, input.ClientId, name, responses.SECRET_HASH);
  const secretBlock = required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const timestamp = required(responses, 'TIMESTAMP');
  const signature = required(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const challenge = pool.challenges.take(secretBlock);
  if (challenge?.clientId !== input.ClientId) throw errors.wrongCredentials();
  const { username, sessionKey } = challenge;
  const expected = signatureOf(sessionKey, { poolName: poolNameOf(pool), username, secretBlock, timestamp });
  return admit(pool, input.ClientId, { username, user: pool.users.find(username) }, sameText(expected, signature));
});

function signInWithPassword(pool: Pool, clientId: string, parameters: Parameters) {
  const name = required(parameters, 'USERNAME');
  const client = provenClient(pool, clientId, name, parameters.SECRET_HASH);
  if (!client.allowPassword) throw errors.invalidParameter('USER_PASSWORD_AUTH flow not enabled for this client');
  const person = personNamed(pool, name);
  return admit(pool, clientId, person, isPasswordOf(pool, person, required(parameters, 'PASSWORD')));
}

/** Locked out first, right or wrong; then who they are; only then what is missing. */
async function admit(pool: Pool, clientId: string, person: Pick<Person, 'user' | 'username'>, proven: boolean) {
  if (pool.attempts.isLocked(person.username)) throw errors.attemptsExceeded();
  if (!proven || !person.user) {
    pool.attempts.fail(person.username);
    throw errors.wrongCredentials();
  }
  if (person.user.status === 'UNCONFIRMED') throw errors.userNotConfirmed();
  if (!pool.factors.isAsked(person.username)) {
    pool.attempts.clear(person.username);
    return openSession(pool, clientId, person.user);
  }
  // What went wrong before counts until the code is right as well: a known password buys no new guesses.
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ChallengeParameters: { USER_ID_FOR_SRP: person.username },
    Session: pool.challenges.pose({ username: person.username, clientId, sessionKey: codeAsked }),
  };
}

/** Instead of a key, in a challenge whose password was right. */
const codeAsked = 'code';

/** A wrong code may be corrected for as long as the challenge lives, and counts towards the lockout. */
function takeCode(pool: Pool, input: z.output<typeof RespondToAuthChallenge>) {
  const code = required(input.ChallengeResponses, 'SOFTWARE_TOKEN_MFA_CODE');
  const challenge = pool.challenges.find(input.Session ?? '');
  if (challenge?.clientId !== input.ClientId || challenge.sessionKey !== codeAsked) throw errors.sessionExpired();
  const { username } = challenge;
  const user = pool.users.find(username);
  if (!user) throw errors.sessionExpired();
  provenClient(
    pool,
    input.ClientId,
    required(input.ChallengeResponses, 'USERNAME'),
    input.ChallengeResponses.SECRET_HASH,
  );
  if (pool.attempts.isLocked(username)) throw errors.attemptsExceeded();
  if (!pool.factors.verify(username, code)) {
    pool.attempts.fail(username);
    throw errors.codeMismatch();
  }
  pool.attempts.clear(username);
  pool.challenges.take(input.Session ?? '');
  return openSession(pool, input.ClientId, user);
}

async function openSession(pool: Pool, clientId: string, user: User) {
  const { session, refreshToken } = pool.sessions.start(user.username, clientId, ownScope);
  const identities = pool.identities.of(user.username);
  const { accessToken, idToken } = await pool.tokens.sign(user, session, { identities });
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      AccessToken: accessToken,
      IdToken: idToken,
      RefreshToken: refreshToken,
      ExpiresIn: tokenValidFor,
      TokenType: 'Bearer',
    },
  };
}

async function refreshInPlace(pool: Pool, clientId: string, parameters: Parameters) {
  const { user, ...result } = await refresh(pool, clientId, required(parameters, 'REFRESH_TOKEN'), { rotates: false });
  // The name is known only once the token is; nothing is answered before the secret is proven.
  provenClient(pool, clientId, user.username, parameters.SECRET_HASH);
  return { ChallengeParameters: {}, ...result };
}

function required(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (!value) throw errors.invalidParameter(`Missing required parameter ${name}`);
  return value;
}
