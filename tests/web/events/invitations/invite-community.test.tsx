import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answers, openApp, signInAs } from '../../support/app.tsx';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup();
const invitationId = `cin_${'0'.repeat(26)}`;
const call = `POST /api/events/community-invitations/${eventId}`;
const squads = [{ squadId: 'squadnew', name: 'Juniors', people: 1 }];
const asked = {
  invitationId,
  whom: { rule: 'all' },
  status: 'open',
  invited: 0,
  invitedAt: '2031-06-01T00:00:00.000Z',
};
const manage = (community: object, answers: Answers = {}) =>
  openApp(`/event/${eventId}/manage?tab=invite`, {
    'GET /api/accounts/me': aPlayer(),
    ...eventAnswers(true),
    [`GET /api/events/mine/${eventId}/invitable`]: { people: [], events: [], community },
    [call]: asked,
    ...answers,
  });

beforeEach(() => signInAs());

it('asks everyone of the community, unless the host chooses a part of it', async () => {
  const { sent } = await manage({ everybody: 24, squads, tags: [{ tag: 'Keeper', people: 2 }] });
  await screen.findByText('24 people');
  const ask = screen.getByRole('button', { name: 'Send invitations to the team' });
  await user.click(ask);
  await screen.findByText('Invitations are on their way');
  await user.click(screen.getByLabelText('Teams'));
  await user.click(await screen.findByRole('button', { name: /Which teams/ }));
  await user.click(await screen.findByText('Juniors'));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Send invitations to the team' }));
  const bodies = () => sent.filter((one) => one.call === call).map(({ body }) => body);
  await expect.poll(bodies).toEqual([{ whom: { rule: 'all' } }, { whom: { rule: 'squads', squadIds: ['squadnew'] } }]);
});

it('offers a coach their squad alone, and no one a community where there is none', async () => {
  await manage({ squads, tags: [] });
  await screen.findByLabelText('Teams');
  expect(screen.queryByLabelText(/All members/)).toBeNull();
  expect(screen.queryByLabelText('Members with a tag')).toBeNull();
});

it('says when no one is asked yet, and keeps a long list of people folded', async () => {
  const invitees = Array.from({ length: 11 }, (_, index) => ({
    userId: `000000${10 + index}-2222-4222-8222-222222222222`,
    displayName: `Player ${index}`,
    status: 'invited',
  }));
  const later = { ...asked, invitationId: `cin_${'1'.repeat(26)}`, inviteSendAt: '2031-07-01T13:00:00.000Z' };
  const invited = { invitees, community: [asked, later] };
  await manage({ squads, tags: [] }, { [`GET /api/events/mine/${eventId}/invitees`]: invited });
  await screen.findByText('Goes out within a minute');
  expect(screen.getByText(/^Goes out .*Jul 1/)).toBeTruthy();
  expect(screen.getByText('No answer yet: 11')).toBeTruthy();
  const fold = screen.getByRole('button', { name: 'All invitations' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
});

it('says whom it asked, how far that is and what they said, and stops where the host wants it', async () => {
  const stop = `DELETE /api/events/community-invitations/${eventId}/${invitationId}`;
  const people = ['in', 'declined', 'invited', 'invited'].map((status, index) => ({
    userId: `0000000${index}-2222-4222-8222-222222222222`,
    displayName: `Player ${index}`,
    status,
  }));
  const open = { ...asked, invited: 4 };
  const invitedBefore = {
    ...open,
    invitationId: `cin_${'1'.repeat(26)}`,
    status: 'sent',
    whom: { rule: 'squads', squadIds: ['squadnew'] },
    invited: 1,
  };
  const { sent } = await manage(
    { squads, tags: [] },
    {
      [`GET /api/events/mine/${eventId}/invitees`]: { invitees: people, community: [open, invitedBefore] },
      [stop]: {},
    },
  );
  await screen.findByText('4 people invited so far');
  expect(screen.getByText('Teams: Juniors').parentElement?.parentElement?.textContent).toContain('1 person invited');
  expect(screen.getByText("No answer yet: 2, In: 1, Can't go: 1")).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop inviting All members' }));
  await screen.findByText('No more invitations will go out');
  expect(sent.filter((one) => one.call === stop)).toHaveLength(1);
});
