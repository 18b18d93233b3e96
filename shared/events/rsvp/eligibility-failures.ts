import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';
import { toLocal } from '#shared/time.ts';
import { isForLevel } from '../details/listed-facts.ts';
import { ageWords, type Eligibility, type EventEligibility, genderWords, levelWords } from './eligibility.ts';

/** A requirement of an event that a player does not meet, or gives no answer to, with the way forward. */
export interface EligibilityFailure {
  readonly rule: 'level' | 'age' | 'gender' | 'membership';
  readonly words: string;
}

type Asked = Eligibility & {
  /** The community that one has to be of. */
  readonly memberOf?: string;
  readonly gameTypeId: string;
  /** The event's day where it takes place: ages are those of that day. */
  readonly day: string;
};

interface Meant {
  readonly eligibility?: EventEligibility | undefined;
  readonly hostingTeam?: string | undefined;
  readonly gameTypeId: string;
  readonly startsAt: string;
  readonly timeZone: string;
}

/** The audience of an event as one text: equal for equal requirements, empty where it is open to all. */
export function askedOf({ eligibility = {}, hostingTeam, gameTypeId, startsAt, timeZone }: Meant): string {
  const { leastLevel, mostLevel, leastAge, mostAge, gender, membersOnly } = eligibility;
  const memberOf = membersOnly ? hostingTeam : undefined;
  const asked = JSON.stringify({
    leastLevel,
    mostLevel,
    leastAge,
    mostAge,
    ...(gender !== 'co_ed' && { gender }),
    memberOf,
  });
  if (asked === '{}') return '';
  const day = toLocal(new Date(startsAt), timeZone).slice(0, 10);
  return JSON.stringify({ ...(JSON.parse(asked) as Eligibility), gameTypeId, day });
}

/** A player as eligibility judges them. */
export interface Judged extends PlayerFacts {
  /** Communities that they are of, as far as they were read. */
  readonly memberOf?: readonly string[];
}

/** Every rule of `askedOf` that a person does not fulfil. */
export function eligibilityFailuresOf(asked: string, person: Judged): EligibilityFailure[] {
  if (!asked) return [];
  const rules = JSON.parse(asked) as Asked;
  const found: readonly (readonly [EligibilityFailure['rule'], string | undefined])[] = [
    ['level', levelFailure(rules, person)],
    ['age', ageFailure(rules, person)],
    ['gender', genderFailure(rules, person)],
    ['membership', membershipFailure(rules, person)],
  ];
  return found.flatMap(([rule, words]) => (words ? [{ rule, words }] : []));
}

const otherEvents = 'Others in Discover may be for you.';

function levelFailure(asked: Asked, { levels = {} }: PlayerFacts): string | undefined {
  const words = levelWords(asked);
  const level = levels[asked.gameTypeId];
  if (!words || (level && isForLevel(asked, level))) return undefined;
  const rule = `The level of this event: ${lower(words)}.`;
  return `${rule} ${level ? otherEvents : 'Add your level in its sport to your profile.'}`;
}

function ageFailure(asked: Asked, { birthdate }: PlayerFacts): string | undefined {
  const { leastAge = 0, mostAge = 120 } = youthOf(asked);
  const words = ageWords(youthOf(asked));
  const age = birthdate && ageOn(asked.day, birthdate);
  if (!words || (typeof age === 'number' && age >= leastAge && age <= mostAge)) return undefined;
  return `This event is for ${lower(words)}. ${birthdate ? otherEvents : 'Add your birth date to your profile.'}`;
}

/** Young people are under 18. */
const youthOf = ({ gender, leastAge, mostAge }: Asked): Pick<Eligibility, 'leastAge' | 'mostAge'> =>
  gender === 'youth' ? { leastAge, mostAge: Math.min(mostAge ?? 17, 17) } : { leastAge, mostAge };

const excluded = { women_plus: 'man', men_plus: 'woman' } as const;

function genderFailure({ gender }: Asked, person: PlayerFacts): string | undefined {
  if (gender !== 'women_plus' && gender !== 'men_plus') return undefined;
  if (person.gender && person.gender !== excluded[gender]) return undefined;
  return `This event is for ${genderWords[gender]}. ${person.gender ? otherEvents : 'Add your gender to your profile.'}`;
}

const membershipFailure = ({ memberOf }: Asked, person: Judged): string | undefined =>
  memberOf === undefined || person.memberOf?.includes(memberOf)
    ? undefined
    : 'This event is for members of the community that hosts it. Join the community first.';

/** Full years on a day. */
const ageOn = (day: string, birthdate: string): number =>
  Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (day.slice(5) < birthdate.slice(5) ? 1 : 0);

const lower = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);
