import { expect, it } from 'vitest';
import { aMatchToMove, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { product } from '#tests/support/product/product.ts';

const noRequest = 'chr_00000000000000000000000000';

it('moves and publishes what two captains agreed on, and locks it in the draft', async () => {
  const { seasonId, match, times, home, away, boss, squads } = await aMatchToMove();
  const options = times.slice(-2);
  const { requestId } = await home.askForChange({ seasonId, key: match.key, options, reason: 'Rain' });
  const at = { seasonId, requestId };
  const decide = (version: number, decision: 'approve' | 'refuse' = 'approve') =>
    boss.decideChangeRequest({ ...at, version, decision });
  await expect(decide(1)).rejects.toMatchObject({ code: 'schedule.requestOver' });
  await away.answerChangeRequest({ ...at, version: 1, answer: { do: 'accept', option: 1 } });
  expect(await decide(2)).toMatchObject({ status: 'approved', version: 3 });
  const { matches } = await schedulesApi.signedOut().getSchedule({ seasonId });
  expect(matches.find(({ key }) => key === match.key)!.at).toEqual(options[1]);
  const { draft } = await boss.getScheduleDesk({ seasonId });
  expect(draft!.matches.find(({ key }) => key === match.key)).toMatchObject({ at: options[1], locked: true });
  expect(draft!.difference.changes).toEqual([]);
  await product.drain();
  const { captain } = squads.find(({ squadId }) => squadId === match.homeId)!;
  const told = product.mails(captain.email).map(({ subject }) => subject);
  expect(told.filter((subject) => /has another time|The Spring League schedule changed/.test(subject))).toHaveLength(1);
});

it('refuses what is not free any more, and what was never agreed', async () => {
  const { seasonId, match, times, home, away, boss, desk } = await aMatchToMove();
  const { requestId } = await home.askForChange({ seasonId, key: match.key, options: times.slice(-1), reason: 'Rain' });
  const at = { seasonId, requestId };
  await away.answerChangeRequest({ ...at, version: 1, answer: { do: 'accept', option: 0 } });
  const [taken] = desk.draft!.matches.filter(({ key }) => key !== match.key);
  await boss.changeDraft({ seasonId, version: 3, changes: [{ do: 'move', key: taken!.key, to: times.at(-1)! }] });
  await boss.publishSchedule({ seasonId, version: 4 });
  const decide = (of: object, decision: 'approve' | 'refuse' = 'approve') =>
    boss.decideChangeRequest({ ...at, version: 2, decision, ...of });
  await expect(decide({})).rejects.toMatchObject({ code: 'schedule.moveRefused' });
  await expect(decide({ version: 1 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(decide({ requestId: noRequest })).rejects.toMatchObject({ code: 'schedule.requestNotFound' });
  await expect(decide({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
  expect(await decide({}, 'refuse')).toMatchObject({ status: 'declined' });
});
