import { gameTypes } from '#shared/places/game-types.ts';
import { type JoinPolicy, type Team, teamKinds } from '#shared/teams/schemas.ts';

const choices = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value: value as Value, label: label as string }));

/** The kinds are words already. */
export const kindLabel = Object.fromEntries(
  teamKinds.map((kind) => [kind, `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`]),
) as Readonly<Record<Team['kind'], string>>;
export const joinLabel: Readonly<Record<JoinPolicy, string>> = {
  open: 'Anyone',
  request: 'Anyone you approve',
  invite: 'Invited people only',
  code: 'Anyone with the code',
  closed: 'No one right now',
};

export const kindChoices = choices(kindLabel);
export const joinChoices = choices(joinLabel);
export const visibilityChoices = choices({
  public: 'Everyone (shows up in search)',
  unlisted: 'Anyone with the link',
  private: 'Members only',
});
export const rosterChoices = choices({ everyone: 'Anyone signed in', members: 'Members', admins: 'Admins' });
export const levelChoices = choices({
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  open: 'Open',
});
export const genderChoices = choices({
  open: 'Open to all',
  women_plus: 'Women+',
  men_plus: 'Men+',
  co_ed: 'Co-ed',
  youth: 'Youth',
});
/** 'Other' first (R-TEAM-08). */
export const gameChoices = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));
/** The radii in miles a player can choose besides the usual 25. */
export const radii = [5, 10, 50, 100];
