import { beforeAll, describe, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { previewPaths } from '#lambdas/discovery/share-images/pages/paths.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { attendanceApi } from '#tests/support/events/attendance.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { exportsApi } from '#tests/support/events/feeds.ts';
import { ask, readOperations } from '#tests/support/minors/ask.ts';
import { names } from '#tests/support/minors/cast.ts';
import { openedPages, pagesNotOpened } from '#tests/support/minors/pages.ts';
import { isNameless, leaksIn, notAsked, type Swept, sweep } from '#tests/support/minors/sweep.ts';
import { aMinorsWorld, type MinorsWorld } from '#tests/support/minors/world.ts';
import { block, privacyApi } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

const { child, teen, grown } = names;

/** Operations that refuse every viewer in this world; those that could return a name say why that does no harm. */
const refused: Readonly<Record<string, string>> = {
  getCareAtEvent: 'it names the adults to call, to managers with the grant',
  listOrganizationRequests: 'staff of the platform alone reads it, and there minors are not named either',
  listAccountUses: 'its owner alone reads what needs their payout account: events and disputes',
  listOrganizationAccountUses: 'only who keeps the money of an organization reads it: events and disputes',
  openDataExport: 'its owner alone opens it',
  getEventQuote: 'it tells a price and the reader’s own order, and no event here has a price',
  getSeriesPass: 'it tells a price and the reader’s own order, and no series here has a pass',
  getEventDispute: 'only who keeps the money of an event reads it, and payers are of age',
  getSeasonDispute: 'only who keeps the money of a season reads it, and payers are of age',
  getTournamentDispute: 'only who keeps the money of a tournament reads it, and payers are of age',
  getInvoiceDispute: 'only who keeps the money of a community reads it, and payers are of age',
  getOrder: 'its payer alone reads it',
  listPayoutTransactions: 'its seller alone reads it, and a movement of money names no one',
  listSeasonDues: 'it names players to those who keep the money of their community',
  getTournamentMoney: 'it names entries to those who keep the money of their community',
  listMatchSubstitutes: 'it names players to the captain of a match as fellows of a season, by the one rule of names',
};

let world: MinorsWorld;
let swept: Swept;

beforeAll(async () => {
  world = await aMinorsWorld();
  swept = await sweep(world);
}, 300_000);

describe('minors', () => {
  it('are named by no operation to a reader who may not know them', () => {
    expect(swept.leaks).toEqual([]);
  });

  it('are looked for in every operation that reads, and in answers', () => {
    expect(notAsked()).toEqual([]);
    const silent = swept.unanswered.filter((id) => !refused[id]);
    const speaking = silent.filter((id) => !isNameless(readOperations.get(id)!));
    expect(speaking).toEqual([]);
  });

  it('are named by no page or feed of the server, while a player who just turned 18 is', async () => {
    expect(pagesNotOpened()).toEqual([]);
    const pages = await openedPages(world);
    expect(pages.flatMap(({ path, body }) => leaksIn(path, 'visitor', body))).toEqual([]);
    // An app's page without a preview would name no one for want of words.
    const previews = pages.filter(({ path }) => previewPaths.some((one) => one === path));
    expect(previews.filter(({ body }) => !body.includes('property="og:title"'))).toEqual([]);
    expect(new Set(previews.map(({ path }) => path))).toEqual(new Set(previewPaths));
    const naming = pages.filter(({ body }) => body.includes(grown.first)).map(({ path }) => path);
    expect(new Set(naming)).toEqual(
      new Set(['/evt/{eventId}', '/discover/events/{eventId}', '/embed/events', '/guest/rsvp']),
    );
  });

  it('are named in no letter to strangers, and by first name to those who share something', () => {
    const { stranger, fellow } = world;
    const outside = product.mails().filter(({ to }) => to.every((address) => !address.endsWith('@people.example')));
    const leaks = [
      ...[...outside, ...product.mails(stranger.email)].flatMap(({ subject, text }) =>
        leaksIn(subject, 'stranger', `${subject} ${text}`),
      ),
      ...product.mails(fellow.email).flatMap(({ subject, text }) => leaksIn(subject, 'fellow', `${subject} ${text}`)),
    ];
    expect(leaks).toEqual([]);
    expect(outside.some(({ subject }) => subject.includes(grown.first))).toBe(true);
  });

  it('are called by first name and initial among those who share a team, an event or a season', async () => {
    const { fellow, eventId, teamId, gameId, seasonId } = world;
    for (const [operation, input] of [
      ['listJoiners', { eventId }],
      ['listSlots', { eventId }],
      ['listTeamMembers', { teamId }],
      ['listRoster', { teamId }],
      ['listDuties', { teamId }],
      ['getGame', { gameId }],
      ['getSeason', { seasonId }],
    ] as const)
      expect((await ask(operation, input, fellow.userId)).body, operation).toContain('Jolanthe X.');
  });

  it('are shown as players without an id to those who share nothing', async () => {
    const { stranger, eventId, gameId, seasonId } = world;
    for (const [operation, input] of [
      ['listJoiners', { eventId }],
      ['getGame', { gameId }],
      ['getSeason', { seasonId }],
    ] as const) {
      const { body } = await ask(operation, input, stranger.userId);
      expect(body, operation).toContain('"Player"');
      for (const id of [world.teen.userId, world.childId]) expect(body.includes(id), `${operation} ${id}`).toBe(false);
    }
  });

  it('are named in full to hosts and organizers, a child by first name and initial', async () => {
    const { host, eventId, teamId } = world;
    const shown = [
      JSON.stringify(await eventsApi.signedInAs(host).listJoiners({ eventId })),
      JSON.stringify(await attendanceApi.signedInAs(host).listAttendance({ eventId })),
      await exportsApi.signedInAs(host).exportJoiners({ eventId }),
    ];
    for (const text of shown) {
      expect(text).toContain(`${teen.first} ${teen.last}`);
      expect(text).toContain(`${child.first} ${child.last.slice(0, 1)}.`);
    }
    expect((await ask('exportRoster', { teamId }, host.userId)).body).toContain(teen.last);
  });

  it('are named in full to who answers for them, wherever that is', async () => {
    const { guardian, gameId, seasonId } = world;
    for (const [operation, input] of [
      ['getGame', { gameId }],
      ['getSeason', { seasonId }],
    ] as const)
      expect((await ask(operation, input, guardian.userId)).body, operation).toContain(`${teen.first} ${teen.last}`);
  });

  it('are not named to who blocks them for that', async () => {
    const curious = await aPerson();
    await block(curious, world.teen);
    const { people } = await privacyApi.signedInAs(curious).listBlocked({});
    expect(people).toMatchObject([{ userId: world.teen.userId, displayName: 'Player' }]);
  });
});

describe('the sweep', () => {
  it('notices an operation that it does not know how to ask', () => {
    expect(notAsked([...readOperations.keys(), 'listClassmates'])).toEqual(['listClassmates']);
    expect(pagesNotOpened(['/class/{classId}'])).toEqual(['/class/{classId}']);
  });

  it('notices a name in one answer of one operation', async () => {
    const asking: typeof ask = async (id, _, userId) => ({
      status: 200,
      body: JSON.stringify({ at: id, by: userId === world.stranger.userId ? `Coach of ${teen.first}` : '' }),
    });
    const { leaks } = await sweep(world, { asking, operations: ['countUnread'] });
    expect(leaks).toEqual([{ operation: 'countUnread', viewer: 'stranger', name: teen.first }]);
  });

  it('knows an answer that could hold a name from one that could not', () => {
    const named = ['listJoiners', 'exportRoster', 'getPublicGame', 'listSlots', 'downloadCalendar'];
    expect(named.filter((id) => isNameless(readOperations.get(id)!))).toEqual([]);
    expect(isNameless(readOperations.get('countUnread')!)).toBe(true);
  });

  it('finds the minor wherever an adult is named, once their birthdate is gone', async () => {
    await accountEntity(table()).patch({ userId: world.teen.userId }).remove(['birthdate']).go();
    const viewers = ['visitor', 'stranger'] as const;
    const { leaks } = await sweep(world, { viewers });
    const found = new Set(leaks.map(({ operation }) => operation));
    // Names of hosts and authors are written down as they may be read by all.
    const writtenDown = new Set([
      'getPublicEvent',
      'listFavourites',
      'listHostEvents',
      'listFollowedHosts',
      'listInvitations',
      'listNotifications',
      'listPlaceRatings',
      'readTeamInvite',
      'getUserList',
      'listFamily',
      'listConnections',
      'findPlayers',
      'findPlayersByName',
    ]);
    const shown = viewers.flatMap((viewer) => [...swept.named[viewer]]).filter((id) => !writtenDown.has(id));
    expect(shown.length).toBeGreaterThan(15);
    expect([...new Set(shown)].filter((id) => !found.has(id))).toEqual([]);
  });
});
