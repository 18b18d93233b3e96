import { inDays } from '../events/events.ts';
import { aMember, aTeam, rosterApi } from './teams.ts';

export const noDuty = 'tdt_00000000000000000000000000';

/** A member to keep the score in a week, unless the test says otherwise. */
export const dutyDetails = (differences: object = {}) => ({
  title: 'Keep the score',
  localStart: inDays(7),
  timeZone: 'America/Chicago',
  slots: 1,
  ...differences,
});

/** A team with a duty, its owner, and two members who might take it. */
export async function aDuty(differences: object = {}) {
  const world = await aTeam();
  const { teamId, owner } = world;
  const boss = rosterApi.signedInAs(owner);
  const { dutyId } = await boss.addDuty({ teamId, ...dutyDetails(differences) });
  const [one, other] = [await aMember(world), await aMember(world)];
  const key = { teamId, dutyId };
  /** Who holds it, as everyone sees it. */
  const shown = async () => (await boss.listDuties({ teamId })).duties[0];
  return {
    ...world,
    ...key,
    key,
    boss,
    one: rosterApi.signedInAs(one),
    other: rosterApi.signedInAs(other),
    who: { one, other },
    shown,
  };
}
