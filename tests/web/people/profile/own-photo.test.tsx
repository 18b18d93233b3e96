import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';
import { holdPosts, Posting, uploadAnswers, uploadId } from '../../support/sending.ts';

const user = userEvent.setup();
const photoURL = `/media/${uploadId}`;

beforeEach(() => {
  signInAs();
  holdPosts();
});

async function ownProfile(shown?: string) {
  let me = aPlayer({ displayName: 'Ana Perez', photoURL: shown });
  const become = (photo?: string) => () => {
    me = aPlayer({ displayName: 'Ana Perez', photoURL: photo });
    return { photoURL: photo };
  };
  return openApp('/profile', {
    ...uploadAnswers,
    'GET /api/accounts/me': () => me,
    'GET /api/people/me/endorsements': { endorsements: [] },
    [`GET /api/events/users/${me.userId}/games`]: { upcoming: [], past: [], badges: [] },
    'PUT /api/people/me/photo': become(photoURL),
    'DELETE /api/people/me/photo': become(),
  });
}
const avatar = () => screen.findByRole('img', { name: 'Avatar of Ana Perez' });

it('stands in for the initial as soon as it was chosen', async () => {
  const { sent } = await ownProfile();
  expect((await avatar()).textContent).toBe('A');
  const file = new File(['png'], 'me.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText(/^Add a picture/), file);
  await waitFor(() => expect(Posting.last).toBeDefined());
  Posting.last?.onload?.();
  await screen.findByText('Picture updated');
  expect(sent.find(({ call }) => call === 'PUT /api/people/me/photo')?.body).toEqual({ uploadId });
  await waitFor(async () => expect((await avatar()).getAttribute('src')).toBe(photoURL));
});

it('goes after a question, and leaves the initial', async () => {
  const { sent } = await ownProfile(photoURL);
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(sent.some(({ call }) => call === 'DELETE /api/people/me/photo')).toBe(false);
  const dialog = await screen.findByRole('dialog', { name: 'Remove your picture?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Picture removed');
  await waitFor(async () => expect((await avatar()).textContent).toBe('A'));
});
