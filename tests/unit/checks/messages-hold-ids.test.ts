import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import type { MessageType } from '#shared/contract/message.ts';
import * as ids from '#shared/ids.ts';

/**
 * Free text that a message may carry, and why it is nothing of a person. Everything else in a message is an id, a number,
 * an instant or a word of a list: consumers read names, addresses and texts when they act.
 */
const nameOfAThing = 'The name of a community, an organization, a season, a squad or a duty; not of a person.';
const publicListing = 'What anyone may find of a public event or community; the index behind search is made from it.';
const ofThePool = "The user pool's own id of a sign-in, which the message asks to remove.";
const aMark = 'A mark or an id that a program makes; no person writes it.';

/** Fields of that name in any message. */
const listedNames: Readonly<Record<string, string>> = {
  teamName: nameOfAThing,
  organizationName: nameOfAThing,
  seasonLabel: nameOfAThing,
  squadName: nameOfAThing,
  timeZone: aMark,
  gameTypeId: aMark,
};

/** One field of one message. */
const listed: Readonly<Record<string, string>> = {
  'accounts.signInUnclaimed username': ofThePool,
  'people.endorsed endorsedFor': aMark,
  'accounts.exportAsked exportId': aMark,
  'accounts.partExported exportId': aMark,
  'notifications.told userId': aMark,
  'notifications.told notificationId': aMark,
  'uploads.held holder': aMark,
  'competitions.schedulePublished label': nameOfAThing,
  'competitions.changeRequestMoved label': nameOfAThing,
  'teams.dutyMoved title': nameOfAThing,
  'teams.externalTeamClaimed externalName': nameOfAThing,
  'payments.holdChanged subjectId': aMark,
  'payments.cardSaved subjectId': aMark,
  'payments.orderClosed subjectId': aMark,
  'payments.orderPaid subjectId': aMark,
  'payments.refillAwaited subjectId': aMark,
  'payments.payoutAccountChanged ownerId': aMark,
  'payments.disputeAnswered disputeId': 'The payment provider’s own id of a dispute.',
  'payments.disputeChanged disputeId': 'The payment provider’s own id of a dispute.',
  'payments.payoutAccountChanged stripeId': 'The payment provider’s own id of an account.',
  'discovery.entryChanged refId': aMark,
  'discovery.entryChanged shown.title': publicListing,
  'discovery.entryChanged shown.detail': publicListing,
  'discovery.entryChanged shown.otherGameType': publicListing,
  'discovery.linkChanged shown.title': publicListing,
  'discovery.linkChanged shown.lines[]': publicListing,
  'events.listingChanged shown.title': publicListing,
  'events.listingChanged shown.otherGameType': publicListing,
  'events.listingChanged shown.placeLabel': publicListing,
  'events.listingChanged shown.city.name': publicListing,
  'events.listingChanged shown.city.hash': publicListing,
  'events.listingChanged shown.groups[].label': publicListing,
  'events.listingChanged shown.groups[].key': aMark,
  'events.listingChanged shown.cover.alt': publicListing,
  'events.listingChanged shown.team.name': nameOfAThing,
  'events.listingChanged terms.hostMarks[]': aMark,
  'events.listingChanged terms.asked': aMark,
  'events.seatsCounted groups[].key': aMark,
};

const isListed = (field: string): boolean => field in listed || (field.split(/[. ]/).at(-1) ?? '') in listedNames;

interface Field {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** Ids of people are as the user pool makes them, so that their schemas say less than those of ours. */
const idSchemas: ReadonlySet<unknown> = new Set(Object.values(ids));

/** Every value of a schema that holds no others. */
function leaves(schema: z.core.$ZodType, path: string): Field[] {
  if (idSchemas.has(schema)) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key));
    case 'array':
      return leaves(def.element, `${path}[]`);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return leaves(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => leaves(option, path));
    case 'record':
      return [...leaves(def.keyType, `${path}{key}`), ...leaves(def.valueType, `${path}{}`)];
    default:
      return [{ path, schema }];
  }
}

const idsAndNumbers: ReadonlySet<string> = new Set(['number', 'int', 'boolean', 'enum', 'literal', 'date']);
const formats: ReadonlySet<string> = new Set(['datetime', 'date', 'regex']);

/** Whether a value can only be an id, a number, an instant or a word of a list. */
function isPlain({ schema }: Field): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'string') return idsAndNumbers.has(def.type);
  const format = 'format' in def ? def.format : undefined;
  const checks = (def.checks ?? []).map(({ _zod }) => ('format' in _zod.def ? _zod.def.format : undefined));
  return [format, ...checks].some((one) => typeof one === 'string' && formats.has(one));
}

/** Words that name a person or what they wrote, whatever the schema of the value says. */
const personal =
  /(e-?mail|phone|displayname|firstname|lastname|fullname|nickname|birth|born|message|note|reason|comment|text$|words|street)/i;

const isMessage = (value: unknown): value is MessageType =>
  typeof value === 'object' && value !== null && 'name' in value && 'data' in value;

async function messageTypes(): Promise<MessageType[]> {
  const folder = `${import.meta.dirname}/../../../shared`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)messages\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file): Promise<object> => import(`${folder}/${file}`)));
  return modules.flatMap((one) => Object.values(one).filter(isMessage));
}

const types = await messageTypes();
const found = types.flatMap((type) =>
  leaves(type.data, '')
    .filter((field) => !isPlain(field) || personal.test(field.path))
    .map(({ path }) => `${type.name} ${path}`),
);

it('reads every message there is', () => {
  expect(types.length).toBeGreaterThan(70);
});

it('lists no field that is gone', () => {
  const fields = new Set(found);
  expect(Object.keys(listed).filter((field) => !fields.has(field))).toEqual([]);
});

it('lets messages hold ids alone, and free text only where it is listed with a reason', () => {
  expect(found.filter((field) => !isListed(field))).toEqual([]);
});
