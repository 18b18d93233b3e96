import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { clubs, openPage } from '../support/teams/clubs.tsx';

const join = 'PUT /api/clubs/c1/members';
const found = 'POST /api/clubs';
const refusal = () => Response.json({ code: 'access.denied' }, { status: 403 });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

function ClubPage() {
  const joining = useOperation(clubs, 'joinClub', { done: 'You joined', showsProblem: true });
  const founding = useOperation(clubs, 'foundClub', { done: 'The club is founded', showsProblem: true });
  const { isRunning, problem, forget } = useTogether(joining, founding);
  return (
    <>
      <button type="button" onClick={() => joining.run({ clubId: 'c1' })}>
        Join
      </button>
      <button type="button" onClick={() => founding.run({ name: 'Ants' })}>
        Found
      </button>
      <button type="button" onClick={forget}>
        Close
      </button>
      <output>{isRunning ? 'busy' : 'idle'}</output>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

it('shows why the last of several changes was refused, until another one begins', async () => {
  await openPage(ClubPage, { [join]: refusal, [found]: { clubId: 'c2', name: 'Ants' } });
  await press('Join');
  expect((await screen.findByRole('alert')).textContent).toMatch(/\w/);
  await press('Found');
  expect(await screen.findByText('The club is founded')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('idle')).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hides a refusal that the page was told to forget, and shows the next one', async () => {
  await openPage(ClubPage, { [join]: refusal });
  await press('Join');
  await screen.findByRole('alert');
  await press('Close');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Join');
  expect(await screen.findByRole('alert')).toBeTruthy();
});
