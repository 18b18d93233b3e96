import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errors } from '#shared/errors.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { RejectedError } from '#web/app/operations/rejection.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { clubs, openPage } from '../support/teams/clubs.tsx';

const join = 'PUT /api/clubs/c1/members';
const found = 'POST /api/clubs';
const refusal = (code: string, status: number, more: object = {}) => Response.json({ code, ...more }, { status });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** An answer that comes when the test says so. */
function held(answer: unknown) {
  let give: (value: unknown) => void = () => {};
  const given = new Promise((resolve) => {
    give = resolve;
  });
  return { answers: () => given, give: () => act(async () => give(answer)) };
}

function JoinPage() {
  const { run, isRunning, isRunningOn, problem } = useOperation(clubs, 'joinClub', {
    done: ({ place }, { as }) => `You are ${as} number ${place}`,
    showsProblem: true,
  });
  const inClub = (clubId: string) => (
    <button type="button" onClick={() => run({ clubId, as: 'player' })}>{`Join ${clubId}`}</button>
  );
  return (
    <>
      {inClub('c1')}
      {inClub('c2')}
      <output>{`any ${isRunning}, c1 ${isRunningOn({ clubId: 'c1' })}, c2 ${isRunningOn({ clubId: 'c2' })}`}</output>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

function FoundPage({ goTo = false }) {
  const { run } = useOperation(clubs, 'foundClub', {
    done: 'The club is founded',
    ...(goTo && { goTo: ({ clubId }) => `/clubs/${clubId}` }),
  });
  return (
    <button type="button" onClick={() => run({ name: 'Ants' })}>
      Found
    </button>
  );
}

it('makes the change, says so, and reads the page again', async () => {
  const { sent, reads } = await openPage(JoinPage, { [join]: { place: 3 } });
  await press('Join c1');
  expect(await screen.findByText('You are player number 3')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('any false, c1 false, c2 false')).toBeTruthy());
  expect(sent(join)).toMatchObject([{ body: { as: 'player' } }]);
  expect(reads.count).toBe(2);
});

it('sends a press once while it is on its way, and others beside it', async () => {
  const first = held({ place: 1 });
  const { sent } = await openPage(JoinPage, { [join]: first.answers, 'PUT /api/clubs/c2/members': { place: 9 } });
  await press('Join c1');
  await press('Join c1');
  expect(await screen.findByText('any true, c1 true, c2 false')).toBeTruthy();
  await press('Join c2');
  expect(await screen.findByText('You are player number 9')).toBeTruthy();
  await first.give();
  expect(await screen.findByText('any false, c1 false, c2 false')).toBeTruthy();
  expect(sent(join)).toHaveLength(1);
});

it('shows why a change was refused until it is tried again', async () => {
  let answer: unknown = refusal('access.denied', 403);
  const { reads } = await openPage(JoinPage, { [join]: () => answer });
  await press('Join c1');
  expect((await screen.findByRole('alert')).textContent).toMatch(/\w/);
  expect(reads.count).toBe(2);
  answer = { place: 1 };
  await press('Join c1');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('says what a page does not show: a refusal, what is wrong with a field, and that nothing was reached', async () => {
  const answers = [
    () => refusal('access.denied', 403),
    () => refusal('request.invalid', 400, { fields: { name: 'The name is taken.' } }),
    () => {
      throw new TypeError('Failed to fetch');
    },
  ];
  await openPage(FoundPage, { [found]: () => answers.shift()?.() });
  const messages = () => screen.getByRole('region', { name: 'Messages' }).textContent;
  await press('Found');
  await waitFor(() => expect(messages()).toContain(errors['access.denied'].title));
  await press('Found');
  await waitFor(() => expect(messages()).toContain('The name is taken.'));
  await press('Found');
  await waitFor(() => expect(messages()).toContain('We can’t connect right now.'));
});

it('says a refusal in the words of the page, or in those of what refused it', async () => {
  const SignInPage = () => {
    const change = async () => {
      throw new RejectedError({ code: 'invalidUser', title: 'The password is wrong.', fields: {} });
    };
    const own = useChange(change);
    const ofPage = useChange(change, { failed: ({ code }) => `You are not signed in: ${code}` });
    return (
      <>
        <button type="button" onClick={() => own.run({})}>
          Sign in
        </button>
        <button type="button" onClick={() => ofPage.run({})}>
          Sign in here
        </button>
      </>
    );
  };
  await openPage(SignInPage, {});
  await press('Sign in');
  expect(await screen.findByText('The password is wrong.')).toBeTruthy();
  await press('Sign in here');
  expect(await screen.findByText('You are not signed in: invalidUser')).toBeTruthy();
});

it('creates with the same key until it succeeds, and with another one after that', async () => {
  const keys: (string | null)[] = [];
  const answers = [new TypeError('Failed to fetch'), { clubId: 'c1', name: 'Ants' }, { clubId: 'c2', name: 'Ants' }];
  const { reads } = await openPage(FoundPage, {});
  const fetched = fetch;
  globalThis.fetch = async (request, init) => {
    if (!(request instanceof Request) || request.method !== 'POST') return fetched(request, init);
    keys.push(request.headers.get('idempotency-key'));
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  };
  for (const read of [2, 3, 4]) {
    await press('Found');
    await waitFor(() => expect(reads.count).toBe(read));
  }
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('leads on, but not people who have left the page', async () => {
  const { router } = await openPage(() => <FoundPage goTo />, { [found]: { clubId: 'c1', name: 'Ants' } });
  await press('Found');
  expect(await screen.findByRole('heading', { name: 'The club' })).toBeTruthy();
  const late = held({ clubId: 'c2', name: 'Bees' });
  const second = await openPage(() => <FoundPage goTo />, { [found]: late.answers });
  await press('Found');
  await act(() => second.router.navigate('/clubs/elsewhere'));
  await late.give();
  expect(second.router.state.location.pathname).toBe('/clubs/elsewhere');
  expect(router.state.location.pathname).toBe('/clubs/c1');
});

it('leaves what no page can show to the error page', async () => {
  const failed = () => {
    throw new Error('A bug');
  };
  const BrokenPage = () => {
    const { run } = useChange(async () => failed());
    return (
      <button type="button" onClick={() => run({})}>
        Break
      </button>
    );
  };
  consoleErrors.expect(/A bug/);
  await openPage(BrokenPage, {});
  await press('Break');
  expect(await screen.findByText('Broken page')).toBeTruthy();
});

const plansSold = (subscriptions: boolean) => ({ 'GET /api/public/admin/flags': { subscriptions, badges: true } });
const noRoom = refusal('team.adminsOfPlan', 409, { plan: 'rookie' });

it('says of a limit what the next plan gives, and leads to the pricing of its kind', async () => {
  await openPage(FoundPage, { ...plansSold(true), [found]: () => noRoom.clone() });
  await press('Found');
  expect(await screen.findByText(/as many admins as its plan allows\. With Pro you get up to 10 admins/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Compare plans' })).toBeTruthy();
});

it('says of a limit that it is one, and no more, where no plans are sold', async () => {
  await openPage(FoundPage, { ...plansSold(false), [found]: () => noRoom.clone() });
  await press('Found');
  expect(await screen.findByText(errors['team.adminsOfPlan'].title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Compare plans' })).toBe(null);
});
