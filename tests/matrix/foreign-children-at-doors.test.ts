import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { arrive, atTheDoor, attendanceApi } from '#tests/support/events/attendance.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { type Family, refusesForeignChild } from '#tests/support/matrix/foreign-child.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

/** Both families begin at the same moment: the clock goes back before the second. */
const aDoor = (minutes: number) => {
  product.clock.reset();
  return atTheDoor(minutes);
};

/** An event that begins in ten minutes, and a player who is in. */
async function aPlayer(): Promise<Family> {
  const { eventId, host, joiner } = await aDoor(-10);
  return { person: host, parentId: eventId, childId: joiner.userId };
}

/** A player who was checked in. */
async function anArrived(): Promise<Family> {
  const { eventId, host, joiner, door } = await aDoor(10);
  await arrive(door, eventId, joiner);
  return { person: host, parentId: eventId, childId: joiner.userId };
}

/** A no-show that the player disputes. */
async function aDispute(): Promise<Family> {
  const { eventId, host, joiner, door } = await aDoor(20);
  await door.markAttendance({ eventId, userId: joiner.userId, attendance: 'no_show' });
  await attendanceApi.signedInAs(joiner).disputeNoShow({ eventId, note: 'I was there.' });
  return { person: host, parentId: eventId, childId: joiner.userId };
}

describe('the door of an own event with a player of another', () => {
  it('checks in only the players of the event', async () => {
    const answers = await refusesForeignChild('checkIn.notIn', aPlayer, {
      checkIn: (person, eventId, userId) =>
        attendanceApi.signedInAs(person).checkIn({ eventId, userId, scanId: randomUUID() }),
    });
    expect(answers).toEqual({ checkIn: 'done' });
  });

  it.each([
    ['token', 'checkIn.wrongEvent'],
    ['typed', 'checkIn.codeInvalid'],
  ] as const)('reads no code of another event, as %s', async (kind, refused) => {
    const answers = await refusesForeignChild(
      refused,
      async () => {
        const { eventId, host, joiner } = await aDoor(-10);
        const { code } = await attendanceApi.signedInAs(joiner).getMyAttendance({ eventId });
        return { person: host, parentId: eventId, childId: code?.[kind] ?? '' };
      },
      {
        checkIn: (person, eventId, code) =>
          attendanceApi.signedInAs(person).checkIn({ eventId, code, scanId: randomUUID() }),
      },
    );
    expect(answers).toEqual({ checkIn: 'done' });
  });

  it('undoes no check-in and marks no player of another event', async () => {
    const answers = await refusesForeignChild('checkIn.notIn', anArrived, {
      undoCheckIn: (person, eventId, userId) => attendanceApi.signedInAs(person).undoCheckIn({ eventId, userId }),
      markAttendance: (person, eventId, userId) =>
        attendanceApi.signedInAs(person).markAttendance({ eventId, userId, attendance: 'present' }),
    });
    expect(answers).toEqual({ undoCheckIn: 'done', markAttendance: 'done' });
  });

  it('keeps no no-show of another event', async () => {
    const answers = await refusesForeignChild('checkIn.notIn', aDispute, {
      keepNoShow: (person, eventId, userId) => attendanceApi.signedInAs(person).keepNoShow({ eventId, userId }),
    });
    expect(answers).toEqual({ keepNoShow: 'done' });
  });
});

describe('the line of an own event with a player of another', () => {
  it('votes on no request of another event', async () => {
    const answers = await refusesForeignChild(
      'rsvp.notFound',
      async () => {
        const { event, host } = await anEvent({ creatorApprovalNeeded: true, approvalMode: 'peer_unanimous' });
        const [ana, asker] = await joiners(event.eventId, 2);
        const api = hostsApi.signedInAs(host);
        await api.decideRequests({ eventId: event.eventId, userIds: [ana!.userId], decision: 'approve' });
        return { person: ana!, parentId: event.eventId, childId: asker!.userId };
      },
      {
        voteOnRequest: (person, eventId, userId) =>
          hostsApi.signedInAs(person).voteOnRequest({ eventId, userId, vote: 'no' }),
      },
    );
    expect(answers).toEqual({ voteOnRequest: 'done' });
  });

  it('moves no player of another event', async () => {
    const answers = await refusesForeignChild(
      'rsvp.notFound',
      async () => {
        const { event, host } = await anEvent(inGroups());
        const player = await aPerson();
        await eventsApi.signedInAs(player).joinEvent({ eventId: event.eventId, group: 'keeper' });
        return { person: host, parentId: event.eventId, childId: player.userId };
      },
      {
        moveJoiner: (person, eventId, userId) =>
          hostsApi.signedInAs(person).moveJoiner({ eventId, userId, group: 'field' }),
      },
    );
    expect(answers).toEqual({ moveJoiner: 'done' });
  });

  it('gives no seat to a player who waits for another event', async () => {
    const answers = await refusesForeignChild(
      'rsvp.notFound',
      async () => {
        const { event, host } = await anEvent({ capacity: 1, waitlistMode: 'manual' });
        const { eventId } = event;
        const [first, waiting] = await joiners(eventId, 2);
        await hostsApi.signedInAs(host).removeJoiner({ eventId, userId: first!.userId });
        return { person: host, parentId: eventId, childId: waiting!.userId };
      },
      { pickJoiner: (person, eventId, userId) => hostsApi.signedInAs(person).pickJoiner({ eventId, userId }) },
    );
    expect(answers).toEqual({ pickJoiner: 'done' });
  });

  it('withdraws no invitation to another event', async () => {
    const answers = await refusesForeignChild(
      'invitation.notFound',
      async () => {
        const { event, host } = await anEvent();
        const { userId } = await aPerson();
        await hostsApi.signedInAs(host).invitePeople({ eventId: event.eventId, userIds: [userId] });
        return { person: host, parentId: event.eventId, childId: userId };
      },
      {
        withdrawInvitation: (person, eventId, userId) =>
          hostsApi.signedInAs(person).withdrawInvitation({ eventId, userId }),
      },
    );
    expect(answers).toEqual({ withdrawInvitation: 'done' });
  });
});
