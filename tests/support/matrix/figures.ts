import { bindings } from './bindings.ts';
import { exempt } from './exempt.ts';
import type { Row } from './rows.ts';

/** What each context answers for: entities of the specification, and rows of `user` by the start of their ids. */
const contexts: Readonly<Record<string, readonly string[]>> = {
  kernel: ['system', 'job'],
  uploads: ['upload'],
  accounts: ['auth', 'user.getSelf', 'user.export', 'user.delete', 'user.alternateEmail', 'user.listAll'],
  notifications: ['notif', 'push', 'mail', 'user.notificationSettings'],
  people: ['user', 'connection', 'family', 'block', 'userList', 'endorsement', 'availability'],
  places: ['place'],
  teams: ['team', 'org'],
  payments: ['pay'],
  forms: ['form'],
  events: ['event', 'teamEvent', 'guest', 'favourite', 'follow', 'rating', 'substitute', 'feed'],
  competitions: ['season', 'seasonGroup', 'session', 'game', 'playoff', 'schedule', 'tournament', 'catalog'],
  sites: ['site'],
  posts: ['post', 'link'],
  messages: ['conv', 'message', 'teamChat', 'presence', 'ws'],
  discovery: ['search', 'user.activitySubscriptions', 'user.home'],
  outreach: ['partner', 'quiz'],
  admin: ['admin', 'beta', 'config', 'user.suspend', 'user.impersonate'],
};

const contextOfPart = new Map(
  Object.entries(contexts).flatMap(([context, parts]) => parts.map((part) => [part, context] as const)),
);

/** The context of a row: by the longest start of its id that is listed, or else by its entity. */
export function contextOf({ id, entity }: Row): string | undefined {
  const starts = [...contextOfPart.keys()].filter((part) => part.includes('.') && id.startsWith(part));
  return contextOfPart.get(starts.sort((a, b) => b.length - a.length)[0] ?? entity);
}

const standingOf = ({ id }: Row) => (bindings[id] ? 'bound' : exempt[id] ? 'exempt' : 'waiting');

/** How many of these rows are bound, exempt and waiting, in words. */
function counted(rows: readonly Row[]): string {
  const of = (standing: ReturnType<typeof standingOf>) => rows.filter((row) => standingOf(row) === standing).length;
  return `${of('bound')} of ${rows.length} rows bound, ${of('exempt')} exempt, ${of('waiting')} waiting`;
}

/** How much of the specification's matrix is asked, context by context. */
export function figures(rows: readonly Row[]): string {
  const specified = rows.filter(({ isSpecified }) => isSpecified);
  const lines = Object.keys(contexts).flatMap((context) => {
    const found = specified.filter((row) => contextOf(row) === context);
    return found.length > 0 ? [`${context}: ${counted(found)}`] : [];
  });
  const ofSites = rows.filter(({ cells }) => cells.site_owner !== cells.complete);
  return [
    ...lines,
    `specification: ${counted(specified)}`,
    `site_owner, where it differs: ${counted(ofSites)}`,
    `rows of the product beside them: ${rows.length - specified.length}`,
  ].join('\n');
}
