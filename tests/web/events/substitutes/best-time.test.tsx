import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });
const otherId = '22222222-2222-4222-8222-222222222222';

beforeEach(() => signInAs());

it('ranks times, says who can’t make it, and is one press from the event', async () => {
  const me = aPlayer();
  const app = await openApp('/best-time', {
    'GET /api/accounts/me': me,
    'GET /api/events/me/best-times/people': { people: [{ userId: otherId, displayName: 'Bo B' }] },
    'POST /api/events/me/best-times': {
      times: [
        {
          startsAt: '2031-07-06T23:00:00.000Z',
          endsAt: '2031-07-07T01:00:00.000Z',
          localStart: '2031-07-06T18:00',
          free: [me.userId],
          lost: [{ userId: otherId, because: 'plans' }],
        },
      ],
      unknown: [],
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Bo B/ }));
  await user.click(screen.getByRole('button', { name: 'Find times' }));
  expect(await screen.findByText(/1 of 2 can make it/)).toBeTruthy();
  expect(screen.getByText('Can’t make it: Bo B (in another event)')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Create the event' });
  expect(link.getAttribute('href')).toBe('/create?start=2031-07-06T18%3A00');
  expect(app.sent.find(({ call }) => call === 'POST /api/events/me/best-times')?.body).toMatchObject({
    userIds: [otherId],
  });
});
