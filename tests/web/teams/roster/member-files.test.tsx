import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { aPlayer } from '../../support/people/people.ts';
import { holdPosts, Posting, uploadAnswers, uploadId } from '../../support/sending.ts';
import { signedIn } from '../../support/signed-in.ts';
import { rosterShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const roster = `/api/teams/${teamId}/roster`;
const { userId } = aPlayer();
const field = {
  fieldId: 'fieldaaa',
  label: 'Certificate',
  type: 'file',
  options: [],
  visibleTo: 'admins',
  requiredAt: 'join',
  isSensitive: false,
};
const [entry] = rosterShown.entries;

/** The page of the roster for a member whose line has these files. */
async function ownLine(answer: string, evidence: object = {}) {
  const shown = { answer, evidence };
  const of = (partId: string) => `${roster}/people/${userId}/files/${partId}`;
  const app = await openApp(`/team/${teamId}/roster`, {
    ...signedIn(),
    ...teamAnswers,
    ...uploadAnswers,
    [`GET ${roster}`]: () => ({
      ...rosterShown,
      own: {
        ...entry,
        userId,
        evidence: shown.evidence,
        details: { ...entry?.details, fields: { fieldaaa: shown.answer } },
      },
      sheet: { ...rosterShown.sheet, fields: [field] },
    }),
    [`PUT ${of('fieldaaa')}`]: () => {
      shown.answer = 'court.png';
      return {};
    },
    [`DELETE ${of('itemaaaa')}`]: () => {
      shown.evidence = {};
      return {};
    },
  });
  await screen.findByText('Your details');
  await act(() => vi.dynamicImportSettled());
  return { ...app, of };
}

it('are answers of a line: asked for, kept at once, and named from then on', async () => {
  holdPosts();
  const { sent, of } = await ownLine('');
  expect(screen.getByText('Your team still needs: Certificate.')).toBeTruthy();
  await userEvent.upload(screen.getByLabelText(/^Certificate/), new File(['png'], 'court.png', { type: 'image/png' }));
  await waitFor(() => expect(Posting.last).toBeDefined());
  expect(sent.find(({ call }) => call === 'POST /api/uploads')?.body).toMatchObject({ purpose: 'memberFile' });
  Posting.last?.onload?.();
  expect(await screen.findByRole('button', { name: 'court.png' })).toBeTruthy();
  expect(sent.find(({ call }) => call === `PUT ${of('fieldaaa')}`)?.body).toEqual({ uploadId });
  expect(screen.queryByText('Your team still needs: Certificate.')).toBeNull();
});

it('are evidence of what is tracked, and are removed after a question', async () => {
  const { sent, of } = await ownLine('fit.pdf', { itemaaaa: 'waiver.pdf' });
  expect(screen.getByText('Waiver')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove waiver.pdf, File for Waiver (optional)' }));
  const asked = await screen.findByRole('dialog', { name: /Remove waiver.pdf/ });
  await userEvent.click(within(asked).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent.some(({ call }) => call === `DELETE ${of('itemaaaa')}`)).toBe(true));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'waiver.pdf' })).toBeNull());
});

it('are asked for where a member registers for a season', async () => {
  const asked = [{ field: { ...field, requiredAt: 'season' }, answer: 'fit.pdf' }];
  await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, asked },
  });
  expect(await screen.findByLabelText(/^Certificate/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'fit.pdf' })).toBeTruthy();
});
