import type { Me } from '#shared/accounts/schemas.ts';
import type { Account } from '../ports/accounts.ts';
import { photoOf } from '../ports/photo-of.ts';

/** An account as its owner sees it. */
export function toMe(account: Account): Extract<Me, { state: 'success' }> {
  const { userId, version, email, emailVerified, hasAdditionalInfo, platform } = account;
  const { displayName, fullName, games, city, birthdate, gender, levels } = account;
  const { lastName, pronouns, bio, phoneNumber, joinReason } = account;
  const about = { lastName, pronouns, bio, phoneNumber, joinReason };
  const signIns = (account.signIns ?? ['password']).map((way) => (way === 'google' ? 'google' : 'password'));
  const acceptedTerms = account.acceptedTermsAt !== undefined;
  const facts = { userId, version, email, emailVerified, hasAdditionalInfo, acceptedTerms, signIns, platform };
  return {
    state: 'success',
    ...(account.factorSince && { hasSecondFactor: true }),
    ...facts,
    displayName,
    fullName,
    games,
    city,
    photoURL: photoOf(account),
    birthdate,
    gender,
    levels,
    ...about,
    ...paymentFactsOf(account),
  };
}

/** What payments keep of a person; no profile is saved with them (requirements R-USER-13 to R-USER-15). */
function paymentFactsOf(account: Account) {
  const { stripeCustomerId, stripeId, stripeChargesEnabled, stripeDetailsSubmitted } = account;
  const { proSubscriptions = [], eliteSubscriptions = [], userSubscription } = account;
  const ofTeams = proSubscriptions.length > 0 ? ('Pro' as const) : ('Rookie' as const);
  return {
    stripeCustomerId,
    stripeId,
    stripeChargesEnabled,
    stripeDetailsSubmitted,
    subscription: eliteSubscriptions.length > 0 ? ('Elite' as const) : ofTeams,
    userSubscription: userSubscription === 'plus' ? ('Plus' as const) : ('Free' as const),
  };
}
