import { expect, it } from 'vitest';
import { notes } from '#shared/activity/notes.ts';
import type { Activity } from '#shared/activity/schemas.ts';
import { activityWords } from '#shared/activity/words.ts';

const said = (differences: Partial<Activity>): Activity => ({
  messageId: 'msg_1',
  at: '2026-11-22T10:00:00.000Z',
  action: 'changed',
  by: 'Ana',
  ...differences,
});

it.each<[string, Partial<Activity>]>([
  ['Ana edited the event', {}],
  ['Ana created the community', { action: 'saved', before: { version: 0 } }],
  ['Ana is in', { action: 'answered', after: { status: 'in' } }],
  ['Kim is in line', { action: 'answered', by: undefined, about: 'Kim', after: { status: 'waiting' } }],
  ['Kim has a spot held', { action: 'promoted', by: undefined, about: 'Kim', after: { status: 'offered' } }],
  ['Kim is no longer on the list', { action: 'offList', by: undefined, about: 'Kim' }],
  ['Ana let Kim in', { action: 'joined', about: 'Kim' }],
  ['Ana joined', { action: 'joined' }],
  [
    'Ana set the roles of Kim: Coach, Event manager',
    { action: 'rolesChanged', about: 'Kim', after: { roles: 'coach eventManager' } },
  ],
  ['Ana invited one person', { action: 'invited', after: { people: 1 } }],
  ['Ana asked 4 people to substitute', { action: 'substitutesAsked', after: { people: 4 } }],
  ['Ana removed the duty Keep the score', { action: 'dutyMoved', label: 'Keep the score', after: {} }],
  [
    'Rovers moved Fall league to registration open',
    {
      action: 'seasonMoved',
      by: undefined,
      label: 'Fall league',
      after: { status: 'registration_open' },
    },
  ],
])('says %s', (words, differences) => {
  expect(activityWords(said(differences))).toBe(words);
});

it('notes a kind of fact in one way', () => {
  const names = notes.map(({ type }) => type.name);
  expect(new Set(names).size).toBe(names.length);
});
