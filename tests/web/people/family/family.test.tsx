import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { bo, connection, kim, me, problem } from '../../support/people/family.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const dependant = {
  dependantId: kim.id,
  version: 1,
  firstName: 'Kim',
  lastName: 'P',
  age: 20,
  guardians: [],
  consents: [],
};

const open = (answers: object = {}) =>
  openApp('/settings', {
    'GET /api/accounts/me': me,
    'GET /api/accounts/me/alternate-emails': { emails: [] },
    'GET /api/people/family': { connections: [] },
    'GET /api/public/places/cities': { cities: [] },
    ...answers,
  });

const startForm = async (hasAccount: 'Yes' | 'No') => {
  await user.click(await screen.findByRole('button', { name: 'Add family members' }));
  await user.click(await screen.findByRole('radio', { name: new RegExp(hasAccount) }));
};
const choose = async (relation: string) => {
  await user.click(screen.getByRole('button', { name: /^Relation/ }));
  await user.click(await screen.findByRole('option', { name: relation }));
};
const save = () => user.click(screen.getByRole('button', { name: 'Save family members' }));
const callsOf = (sent: readonly { call: string }[], call: string) => sent.filter((one) => one.call === call);

describe('the family section', () => {
  it('asks first whether the member has an account, then for the relation, which is one of six', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Add family members' }));
    expect(await screen.findByText('Does this family member have an account?')).toBeTruthy();
    expect(screen.queryByText('Relation')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: /^Relation/ }));
    const options = await screen.findAllByRole('option');
    const names = ['Parent', 'Child', 'Spouse', 'Sibling', 'Guardian', 'Other'];
    expect(options.map((option, place) => option.textContent?.endsWith(`${names[place]}`))).toEqual(
      names.map(() => true),
    );
  });

  it('searches from three characters on, 300 ms after the last, by a whole address or id alone', async () => {
    const app = await open({ 'GET /api/people/search': { person: bo }, 'POST /api/people/family': connection });
    await startForm('Yes');
    const field = screen.getByLabelText(/Email or UID/);
    await user.type(field, 'bo');
    await new Promise((done) => setTimeout(done, 350));
    expect(screen.queryByText('No user found with this email or UID')).toBeNull();
    await user.type(field, '@example');
    expect(await screen.findByText('No user found with this email or UID')).toBeTruthy();
    expect(callsOf(app.sent, 'GET /api/people/search')).toHaveLength(0);
    await user.type(field, '.com');
    expect(callsOf(app.sent, 'GET /api/people/search')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Select Bo' }));
    expect(callsOf(app.sent, 'GET /api/people/search')).toHaveLength(1);
    await choose('Sibling');
    await save();
    expect(await screen.findByText('Connection request sent')).toBeTruthy();
    const sent = callsOf(app.sent, 'POST /api/people/family');
    expect(sent).toMatchObject([{ body: { recipientId: bo.userId, relation: 'sibling' } }]);
  });

  it.each([
    ['no one is found', {}, 'No user found with this email or UID'],
    ['the search fails', problem('server.failed'), 'Error searching for user. Please try again.'],
  ])('says when %s', async (_when, answer, words) => {
    await open({ 'GET /api/people/search': answer });
    await startForm('Yes');
    await user.type(screen.getByLabelText(/Email or UID/), bo.userId);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('saves no one before everyone is complete', async () => {
    const app = await open();
    await startForm('Yes');
    await user.click(screen.getByRole('button', { name: 'Add another' }));
    await save();
    expect(await screen.findByText('Please search and select a user.')).toBeTruthy();
    expect(await screen.findByText('Please select a user from the search results.')).toBeTruthy();
    expect(screen.getByText('Choose a relation.')).toBeTruthy();
    expect(screen.getByText('Choose whether they have an account.')).toBeTruthy();
    for (const call of ['POST /api/people/family', 'POST /api/people/family/dependants'])
      expect(callsOf(app.sent, call)).toEqual([]);
  });

  it('takes the details of a member without an account, and both consents apart for a child', async () => {
    const app = await open({ 'POST /api/people/family/dependants': dependant });
    await startForm('No');
    await save();
    expect(await screen.findByText('The first name is required.')).toBeTruthy();
    expect(screen.getByText('The last name is required.')).toBeTruthy();
    expect(screen.getByText('Give an age.')).toBeTruthy();
    await choose('Child');
    await user.type(screen.getByLabelText('First name'), 'Kim');
    await user.type(screen.getByLabelText('Last name'), 'Perez');
    await user.type(screen.getByLabelText('Phone number'), '+1 555 123 4567');
    await user.type(screen.getByLabelText('Age'), '121');
    expect(await screen.findByText('Give an age from 1 to 120.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Age'));
    await user.type(screen.getByLabelText('Age'), '10');
    await save();
    expect(await screen.findByText('Tick the box to give your consent.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /You may keep/ }));
    await save();
    await waitFor(() => expect(callsOf(app.sent, 'POST /api/people/family/dependants')).toHaveLength(1));
    expect(callsOf(app.sent, 'POST /api/people/family/dependants')).toMatchObject([
      { body: { firstName: 'Kim', age: 10, relation: 'child', collectionConsent: true, disclosureConsent: false } },
    ]);
  });

  it('says when family members were updated or not, and keeps what was typed', async () => {
    let isUp = false;
    await open({
      'POST /api/people/family/dependants': () => (isUp ? dependant : problem('server.failed')()),
    });
    await startForm('No');
    await choose('Other');
    for (const [label, text] of Object.entries({
      'First name': 'Kim',
      'Last name': 'P',
      'Phone number': '+15551234567',
      Age: '20',
    }))
      await user.type(screen.getByLabelText(label), text);
    await save();
    expect(await screen.findByText('Failed to update family members')).toBeTruthy();
    expect(await screen.findByText('Something went wrong on our end.')).toBeTruthy();
    expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Kim');
    isUp = true;
    await save();
    expect(await screen.findByText('Family members updated successfully')).toBeTruthy();
  });

  it('says when a request could not be sent', async () => {
    await open({ 'GET /api/people/search': { person: bo }, 'POST /api/people/family': problem('family.tooSoon') });
    await startForm('Yes');
    await user.type(screen.getByLabelText(/Email or UID/), bo.userId);
    await user.click(await screen.findByRole('button', { name: 'Select Bo' }));
    await choose('Parent');
    await save();
    expect(await screen.findByText('Failed to send connection request')).toBeTruthy();
    expect(await screen.findByText('You can ask this person again in 30 days.')).toBeTruthy();
  });

  it('says when the family could not be loaded, and loads it again', async () => {
    let isUp = false;
    await open({ 'GET /api/people/family': () => (isUp ? { connections: [kim] } : problem('server.failed')()) });
    expect(await screen.findByText('Failed to load family connections')).toBeTruthy();
    isUp = true;
    await user.click(await screen.findByRole('button', { name: 'Reload family members' }));
    expect(await screen.findByRole('link', { name: 'Kim Perez' })).toBeTruthy();
    expect(screen.getByText('Child, age 10')).toBeTruthy();
  });

  it('answers a request', async () => {
    const app = await open({
      'GET /api/people/family': { connections: [connection] },
      [`PUT /api/people/family/${connection.id}/acceptance`]: {},
    });
    expect(await screen.findByText('Wants to add you as family')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept Bo' }));
    expect(await screen.findByText('Family connection accepted')).toBeTruthy();
    expect(callsOf(app.sent, 'GET /api/people/family').length).toBeGreaterThan(1);
  });

  it.each([
    ['removes a connection, after asking', {}, 'Family connection removed'],
    ['says when a connection could not be removed', problem('server.failed'), 'Failed to remove connection'],
  ])('%s', async (_what, answer, words) => {
    await open({
      'GET /api/people/family': { connections: [{ ...connection, status: 'accepted' }] },
      [`DELETE /api/people/family/${connection.id}`]: answer,
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Bo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Bo?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
