import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '../accounts/people.ts';
import { aDependant, familyApi } from '../people/family.ts';
import { loginTokenIn } from '../people/own-login.ts';
import { product } from '../product/product.ts';

/** Names no other person has; `forbiddenTo` says which of them each viewer must not find. */
export const names = {
  child: { first: 'Quixota', last: 'Zyzzyva' },
  teen: { first: 'Jolanthe', last: 'Xanthippe' },
  /** Turned 18 yesterday: shown wherever an adult is. */
  grown: { first: 'Adeltrud', last: 'Volljahr' },
} as const;

/** What accounts keep beside the display name and no operation shows to others. */
const privateName = 'Qwertzberg';

export const viewerKinds = ['visitor', 'stranger', 'fellow', 'host', 'guardian'] as const;
export type ViewerKind = (typeof viewerKinds)[number];

export interface Cast {
  readonly host: Account;
  /** Shares the team, the events and the season. */
  readonly fellow: Account;
  readonly stranger: Account;
  /** Answers for both minors. */
  readonly guardian: Account;
  readonly teen: Account;
  readonly grown: Account;
  /** The dependant without an account. */
  readonly childId: string;
}

const dayMs = 24 * 60 * 60_000;
const bornYearsAgo = (years: number, days = 0): string => {
  const day = new Date(product.clock.now().getTime() - days * dayMs);
  return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10).replace('02-29', '02-28')}`;
};

export async function aCast(): Promise<Cast> {
  const { teen, grown } = names;
  const named = ({ first, last }: { first: string; last: string }, birthdate: string) =>
    aPerson({ displayName: `${first} ${last}`, fullName: `${first} ${privateName}`, birthdate });
  const adult = (displayName: string) => aPerson({ displayName, birthdate: '1985-05-05' });
  const cast = {
    host: await adult('Hanna Host'),
    fellow: await adult('Felix Fellow'),
    stranger: await adult('Stan Stranger'),
    guardian: await adult('Gerda Guardian'),
    teen: await named(teen, bornYearsAgo(15)),
    grown: await named(grown, bornYearsAgo(18, 1)),
  };
  const { first: firstName, last: lastName } = names.child;
  const { dependantId: childId } = await aDependant(cast.guardian, { firstName, lastName });
  await ownLogin(cast.guardian, cast.teen);
  return { ...cast, childId };
}

/** The guardian added the teenager once, who has had an account of their own since. */
async function ownLogin(guardian: Account, teen: Account): Promise<void> {
  const { first: firstName, last: lastName } = names.teen;
  const { dependantId } = await aDependant(guardian, { firstName, lastName, age: 15 });
  await familyApi.signedInAs(guardian).inviteToLogin({ dependantId, email: teen.email });
  await product.drain();
  await familyApi.signedInAs(teen).acceptLogin({ token: loginTokenIn(teen.email) });
}

/** What of these names a viewer must never find in an answer. */
export function forbiddenTo(viewer: ViewerKind): readonly string[] {
  const { child, teen } = names;
  if (viewer === 'guardian') return [privateName];
  if (viewer === 'host') return [child.last, privateName];
  // Guardians of a child under 13 consent to hosts alone reading its name.
  const others = [child.first, child.last, teen.last, privateName];
  return viewer === 'fellow' ? others : [teen.first, ...others];
}
