import { expect, it } from 'vitest';
import type * as z from 'zod';
import { isStart, lateStarts, latestStart } from '#shared/start-window.ts';
import { contracts } from '#tests/support/contracts.ts';

/** Ends of fields that begin nothing, each with its reason. */
const aFilter = 'It narrows a list or names what is looked at.';
const ofThePast = 'It says when something happened, or identifies a person.';
const besides = 'A day beside dates that are bounded: it takes one away, or says when one is free.';
const aPause = 'An end of what is closed or paused; nothing begins then.';
const aCode = 'Days on which a code lowers a price; nothing happens on them.';
const listed: Readonly<Record<string, string>> = {
  birthdate: ofThePast,
  scannedAt: ofThePast,
  createdAt: ofThePast,
  asOf: ofThePast,
  receivedOn: ofThePast,
  spentOn: ofThePast,
  'exportTransactions from': ofThePast,
  'exportTransactions to': ofThePast,
  ageOn: 'The day that counts for ages.',
  freezeAt: 'Rosters stop changing then.',
  dueOn: 'A day by which a member hands something in.',
  'dateSpecificAvailability[].date': besides,
  'parenting.anchorDate': besides,
  'parenting.exceptions[].date': besides,
  'excludedDates[]': besides,
  'plan.holidays[]': besides,
  'hourExceptions[].on': besides,
  pausedUntil: aPause,
  'setPlaceStanding to.until': aPause,
  fromDate: aFilter,
  'getFamilyWeek from': aFilter,
  'listConflicts from': aFilter,
  'listConflicts until': aFilter,
  'findEvents from': aFilter,
  'findEvents until': aFilter,
  'findEventsOnMap from': aFilter,
  'findEventsOnMap until': aFilter,
  'findEventsWithGames from': aFilter,
  'findEventsWithGames until': aFilter,
  'listTournaments from': aFilter,
  'listTournaments until': aFilter,
  'markAllRead until': ofThePast,
  'saveEventDiscount firstDay': aCode,
  'saveEventDiscount lastDay': aCode,
  'saveTeamDiscount firstDay': aCode,
  'saveTeamDiscount lastDay': aCode,
  'saveAutomaticDiscount firstDay': aCode,
  'saveAutomaticDiscount lastDay': aCode,
};
const isListed = (field: string): boolean => Object.keys(listed).some((end) => field.endsWith(end));

interface Field {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

function days(schema: z.core.$ZodType, path: string, around: ReadonlySet<unknown>): Field[] {
  if (around.has(schema)) return [];
  const inside = new Set(around).add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => days(value, path ? `${path}.${key}` : key, inside));
    case 'array':
      return days(def.element, `${path}[]`, inside);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return days(def.innerType, path, inside);
    case 'pipe':
      return days(def.in, path, inside);
    case 'union':
      return def.options.flatMap((option) => days(option, path, inside));
    case 'record':
      return days(def.valueType, `${path}{}`, inside);
    case 'string':
      return takesDay(schema) ? [{ path, schema }] : [];
    default:
      return [];
  }
}

const samples = ['2099-06-01', '2099-06-01T18:00', '2099-06-01T18:00:00.000Z'];
const others = ['any text', 'abc-123', '12025550199', 'a'.repeat(16), '2099-99-99T18:00'];
const takesDay = (schema: z.core.$ZodType): boolean =>
  others.every((text) => !(schema as z.ZodType).safeParse(text).success) &&
  samples.some((day) => (schema as z.ZodType).safeParse(day).success);

const found = contracts.flatMap((contract) =>
  Object.entries(contract.operations).flatMap(([name, { input }]) =>
    days(input, '', new Set()).map(({ path, schema }) => ({ field: `${name} ${path}`, schema })),
  ),
);

it('bounds every day that something can start on, in every contract', () => {
  const open = found.filter(({ schema }) => !isStart(schema)).map(({ field }) => field);
  expect(open.filter((field) => !isListed(field))).toEqual([]);
});

it('lists no field that is gone or bounded', () => {
  const open = new Set(found.filter(({ schema }) => !isStart(schema)).map(({ field }) => field));
  expect(Object.keys(listed).filter((end) => ![...open].some((field) => field.endsWith(end)))).toEqual([]);
});

it.each([
  ['2026-11-23T12:00:00Z', '2028-11-23'],
  ['2028-02-29T12:00:00Z', '2030-02-28'],
  ['2027-01-31T23:59:00Z', '2029-01-31'],
])('lets things start until the same day two years on: %s', (now, latest) => {
  expect(latestStart(new Date(now))).toBe(latest);
});

it('names each field whose day lies too far ahead', () => {
  const operation = contracts
    .flatMap(({ operations }) => Object.entries(operations))
    .find(([name]) => name === 'scheduleEvent');
  const now = new Date('2026-11-23T12:00:00Z');
  const startingAt = (localStart: string) => lateStarts(operation![1].input, { localStart }, now);
  expect(startingAt('2028-11-23T23:00')).toEqual([]);
  expect(startingAt('2028-11-24T00:00')).toEqual(['localStart']);
});
