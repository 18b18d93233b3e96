import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { organizationId } from '../../support/teams/organizations.ts';
import { kim } from '../../support/teams/teams.ts';

const user = userEvent.setup({ delay: null });
const mine = 'GET /api/teams/me/organizations';
const own = 'GET /api/teams/me/organization-request';
const asking = 'POST /api/teams/me/organization-request';
const waiting = 'GET /api/teams/organization-requests';
const requestId = 'orr_01KAMFE3NG00000000000000AB';
const notStaff = { [mine]: { organizations: [], mayCreate: false } };
const why = 'Four clubs that share fields want one calendar.';
const aRequest = (differences: object = {}) => ({
  requestId,
  name: 'Hill Country Sports',
  gameTypeIds: ['soccer'],
  why,
  askedAt: '2031-06-01T12:00:00.000Z',
  status: 'asked',
  ...differences,
});

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));

describe('a user who wants an organization', () => {
  const open = (request?: object, answers = {}) =>
    openApp('/organization/new', { ...signedIn(), ...notStaff, [own]: { request }, ...answers });

  it('finds the way on the page of their teams', async () => {
    await openApp('/my-communities', { ...signedIn(), ...notStaff });
    const way = await screen.findByRole('link', { name: /^Ask for an organization/ });
    expect(way.getAttribute('href')).toBe('/organization/new');
  });

  it('asks for one, and sees that the request is on its way', async () => {
    let request: object | undefined;
    const app = await openApp('/organization/new', {
      ...signedIn(),
      ...notStaff,
      [own]: () => ({ request }),
      [asking]: () => {
        request = aRequest();
        return request;
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ask for an organization' })).toBeTruthy();
    await user.type(await screen.findByLabelText('Name'), 'Hill Country Sports');
    await user.click(screen.getByLabelText('Sports'));
    await user.click(await screen.findByRole('option', { name: 'Soccer' }));
    await user.type(screen.getByLabelText('What is it for?'), why);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('You asked for Hill Country Sports')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
    const body = { name: 'Hill Country Sports', gameTypeIds: ['soccer'], why };
    expect(app.sent).toContainEqual(expect.objectContaining({ call: asking, body }));
  });

  it('reads at the field that the web address is taken', async () => {
    const fields = { slug: 'That web address is taken. Choose another.' };
    const taken = () => Response.json({ code: 'organization.slugTaken', status: 409, fields }, { status: 409 });
    await open(aRequest({ status: 'declined', answer: 'Too short.' }), { [asking]: taken });
    await user.type(await screen.findByLabelText(/^Web address/), 'hill-country');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(fields.slug)).toBeTruthy();
  });

  it('reads why it was declined, and can ask again with what was said', async () => {
    await open(aRequest({ status: 'declined', answer: 'A single community doesn’t need one.' }));
    expect(await screen.findByText('A single community doesn’t need one.')).toBeTruthy();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('What is it for?')).value).toBe(why);
  });

  it('is led to the organization once it is open', async () => {
    await open(aRequest({ status: 'accepted', organizationId }));
    const way = await screen.findByRole('link', { name: 'Set it up' });
    expect(way.getAttribute('href')).toBe(`/organization/${organizationId}/manage`);
  });

  it('is led from the list of staff to where they can ask', async () => {
    const denied = () => Response.json({ code: 'access.denied', status: 403 }, { status: 403 });
    const app = await openApp('/organization/requests', { ...signedIn(), ...notStaff, [own]: {}, [waiting]: denied });
    await waitFor(() => expect(app.path()).toBe('/organization/new'));
  });
});

describe('staff of the platform', () => {
  const { status: _, ...asked } = aRequest({ slug: 'hill-country', userId: kim.userId, displayName: 'Kim' });
  const list = (answer: string, done: object = {}) => {
    let requests = [asked];
    return openApp('/organization/requests', {
      ...signedIn(),
      [waiting]: () => ({ requests }),
      [answer]: () => {
        requests = [];
        return done;
      },
    });
  };

  it('opens what was asked for, with the web address that was wished for', async () => {
    const accept = `PUT /api/teams/organization-requests/${kim.userId}/acceptance`;
    const app = await list(accept, { organizationId });
    const card = within(await screen.findByRole('region', { name: 'Hill Country Sports' }));
    expect(card.getByText(why)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Kim' }).getAttribute('href')).toBe(`/profile/${kim.userId}`);
    await user.click(card.getByRole('button', { name: 'Open Hill Country Sports' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open Hill Country Sports?' }));
    await user.click(await dialog.findByRole('button', { name: 'Open' }));
    expect(await screen.findByText('No requests are waiting.')).toBeTruthy();
    const body = { requestId, slug: 'hill-country' };
    expect(app.sent).toContainEqual(expect.objectContaining({ call: accept, body }));
  });

  it('declines with a reason', async () => {
    const decline = `PUT /api/teams/organization-requests/${kim.userId}/refusal`;
    const app = await list(decline);
    await user.click(await screen.findByRole('button', { name: 'Decline Hill Country Sports' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Hill Country Sports?' }));
    await user.click(await dialog.findByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Say why, so that they can ask again.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'One team needs none.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('No requests are waiting.')).toBeTruthy();
    const body = { requestId, answer: 'One team needs none.' };
    expect(app.sent).toContainEqual(expect.objectContaining({ call: decline, body }));
  });
});
