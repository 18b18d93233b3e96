import { quantity } from '#shared/quantity.ts';
import { grantLabel } from '#shared/teams/members/grants.ts';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import { productName } from '../product.ts';
import type { Activity, ActivityAction } from './schemas.ts';

type Said = Pick<Activity, 'by' | 'about' | 'label' | 'before' | 'after'>;

const spaced = (word: unknown) => String(word ?? '').replaceAll('_', ' ');
const rolesOf = ({ after }: Said) => {
  const roles = String(after?.roles ?? '')
    .split(' ')
    .filter(Boolean);
  const trusted = String(after?.grants ?? '')
    .split(' ')
    .filter(Boolean);
  const words = [
    ...roles.map((role) => roleLabel[role as keyof typeof roleLabel] ?? role),
    ...trusted.map((grant) => `trusted with ${grantLabel[grant as keyof typeof grantLabel] ?? grant}`),
  ];
  return words.join(', ') || 'no role';
};
const peopleOf = ({ after: { people } = {} }: Said) => {
  if (typeof people !== 'number') return 'some people';
  return people === 1 ? 'one person' : quantity(people, 'person', 'people');
};
/** A player's answer, as they gave it or as it came about. */
const standing: Readonly<Record<string, string>> = {
  in: 'is in',
  waiting: 'is in line',
  offered: 'has a spot held',
  requested: 'asked to join',
};
const stands = ({ after }: Said) => standing[String(after?.status)] ?? spaced(after?.status);

const organizationDeeds: Readonly<Record<string, (name: string) => string>> = {
  invited: (name) => `asked to join ${name}`,
  offered: (name) => `invited the community to ${name}`,
  attached: (name) => `joined ${name}`,
  ended: (name) => `left ${name}`,
};

/** What follows the name of the person who did it, for each thing that can be done. */
const deeds: Readonly<Record<ActivityAction, (said: Said) => string>> = {
  scheduled: () => 'created the event',
  changed: ({ label }) => (label ? `changed the schedule of ${label}` : 'edited the event'),
  postponed: () => 'postponed the event',
  cancelled: () => 'canceled the event',
  answered: (said) => stands(said),
  promoted: (said) => stands(said),
  offList: () => 'is no longer on the list',
  offListLate: () => 'left after the event was confirmed',
  removed: ({ about }) => `removed ${about ?? 'a player'}`,
  decided: ({ about, after }) => `${after?.approved ? 'accepted' : 'declined'} ${about ?? 'a request'}`,
  invited: (said) => `invited ${peopleOf(said)}`,
  hostAsked: ({ about }) => `asked ${about ?? 'a player'} to host`,
  hostAnswered: ({ after }) => (after?.confirmed ? 'is a host now' : 'declined to host'),
  hostLeft: ({ about, after }) => (after?.removed && about ? `removed ${about} as a host` : 'stepped down as a host'),
  handedOver: ({ about }) => `handed the event over to ${about ?? 'another host'}`,
  drawn: () => 'drew the spots',
  substitutesAsked: (said) => `asked ${peopleOf(said)} to substitute`,
  noShow: ({ about }) => `marked ${about ?? 'a player'} as a no-show`,
  noShowSettled: ({ about, after }) =>
    after?.kept ? `kept the no-show of ${about ?? 'a player'}` : `removed the no-show of ${about ?? 'a player'}`,
  saved: ({ before }) => (before?.version === 0 ? 'created the community' : 'edited the community'),
  deleted: () => 'deleted it',
  joined: ({ about }) => (about ? `let ${about} in` : 'joined'),
  left: () => 'left',
  asked: ({ about }) => (about ? `asked ${about}` : 'asks to join'),
  rolesChanged: (said) => `set the roles of ${said.about ?? 'themselves'}: ${rolesOf(said)}`,
  ownershipOffered: ({ about }) => `offered the community to ${about ?? 'a member'}`,
  ownershipMoved: ({ about }) => `handed the community over to ${about ?? 'another member'}`,
  dutyMoved: ({ label, after }) => `${after?.startsAt ? 'moved' : 'removed'} the duty ${label ?? ''}`.trim(),
  organizationMoved: ({ label, after }) =>
    organizationDeeds[String(after?.status)]?.(label ?? 'an organization') ?? 'changed the organization',
  seasonMoved: ({ label, after }) => `moved ${label ?? 'a season'} to ${spaced(after?.status)}`,
  registrationMoved: ({ label, about, after }) =>
    `moved the registration ${about ? `of ${about} ` : ''}for ${label ?? 'a season'} to ${spaced(after?.status)}`,
  schedulePublished: ({ label }) => `published the schedule of ${label ?? 'a season'}`,
  consentGiven: ({ label }) => `gave consent to ${spaced(label)}`,
  consentWithdrawn: ({ label }) => `withdrew consent to ${spaced(label)}`,
};

/** What happens to a person by itself is written with them as the subject. */
const happens: readonly ActivityAction[] = ['answered', 'promoted', 'offList', 'joined', 'left', 'hostLeft'];

/** One line of a history as a sentence: who did what. */
export function activityWords({ action, ...said }: Activity): string {
  const isTheirs = happens.includes(action) && said.by === undefined && said.about !== undefined;
  const who = isTheirs ? said.about : (said.by ?? productName);
  return `${who} ${deeds[action](isTheirs ? { ...said, about: undefined } : said)}`;
}
