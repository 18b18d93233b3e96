import { expect, it } from 'vitest';
import type * as z from 'zod';
import { contracts } from '#tests/support/contracts.ts';

/** Names that may be a single letter, each with its reason; every other one holds two characters that can be seen. */
const byCustom = 'Players call such a thing "1" or "A".';
const ofPeople = 'Given and family names of one character are common; the display name beside them holds two.';
const listedShort: Readonly<Record<string, string>> = {
  'courts[].name': byCustom,
  'entrances[].name': byCustom,
  'divisions[].name': byCustom,
  'categories[].name': byCustom,
  'squads[].name': byCustom,
  'entrants[].name': byCustom,
  'links[].label': 'The name of a service that people are on, such as X.',
  'address.name': 'A city of the suggestions, as they name it.',
  firstName: ofPeople,
  lastName: ofPeople,
  'startUpload name': 'The name of a file on the device of its owner.',
};
/** Inputs that store no name. */
const listedFree: Readonly<Record<string, string>> = {
  'deleteTeam name': 'It is compared with the name that there is, and not stored.',
  'deleteOrganization name': 'It is compared with the name that there is, and not stored.',
  'saveTeamDraft values.cityName':
    'What was typed so far, shown to its author alone; the city itself is picked from a list.',
};

const isName = (path: string): boolean => /(^|\.|\[\]|[a-z])(title|name|displayName|label|nickname)$/i.test(path);

interface Field {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** Every value that a person may send as text; a pipe is one value, judged by its whole. */
function texts(
  schema: z.core.$ZodType,
  path: string,
  wrap: z.core.$ZodType | undefined,
  around: ReadonlySet<unknown>,
): Field[] {
  if (around.has(schema)) return [];
  const inside = new Set(around).add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) =>
        texts(value, path ? `${path}.${key}` : key, undefined, inside),
      );
    case 'array':
      return texts(def.element, `${path}[]`, undefined, inside);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return texts(def.innerType, path, wrap, inside);
    case 'union':
      return def.options.flatMap((option) => texts(option, path, undefined, inside));
    case 'record':
      return texts(def.valueType, `${path}{}`, undefined, inside);
    case 'lazy':
      return texts(def.getter(), path, wrap, inside);
    case 'pipe':
      return texts(def.in, path, wrap ?? schema, inside);
    case 'string':
      return [{ path, schema: wrap ?? schema }];
    default:
      return [];
  }
}

const fields = contracts.flatMap((contract) =>
  Object.entries(contract.operations).flatMap(([name, operation]) =>
    texts(operation.input, '', undefined, new Set())
      .filter(({ path }) => isName(path))
      .map(({ path, schema }) => ({ field: `${name} ${path}`, schema })),
  ),
);

const parsedBy = (schema: z.core.$ZodType, text: string): unknown => {
  const parsed = (schema as z.ZodType).safeParse(text);
  return parsed.success ? parsed.data : undefined;
};

const nothing = [
  '\u200B\u200B\u200B',
  '\u3164\u3164',
  '\u2800\u2800\u2800',
  '\u{E0041}\u{E0042}',
  '\u0301\u0302',
  '\u00A0\u2003',
];
const hidden = /[\u200B\u202E\u2800\u3164\u{E0041}]/u;
const names = (found: readonly { readonly field: string }[]): string[] => [...new Set(found.map(({ field }) => field))];

it('finds the names that contracts take', () => {
  expect(fields.length).toBeGreaterThan(60);
});

it('lets no contract take a name of which nothing can be seen', () => {
  const open = fields.filter(({ schema }) => nothing.some((text) => parsedBy(schema, text) !== undefined));
  expect(names(open).filter((field) => !(field in listedFree))).toEqual([]);
});

it('stores no character that hides in a name or turns it around', () => {
  const hiding = ['Ann\u200B Lee', 'Ann \u202EeeL', 'Ann\u2800 Lee', 'Ann\u3164 Lee', 'Ann \u{E0041}Lee'];
  const open = fields.filter(({ schema }) =>
    hiding.some((text) => {
      const data = parsedBy(schema, text);
      return typeof data === 'string' && hidden.test(data);
    }),
  );
  expect(names(open).filter((field) => !(field in listedFree))).toEqual([]);
});

it('asks for two visible characters, except where one letter is a name', () => {
  const short = fields.filter(({ schema }) => parsedBy(schema, 'A\u200B') !== undefined);
  expect(
    names(short).filter(
      (field) => !(field in listedFree) && !Object.keys(listedShort).some((end) => field.endsWith(end)),
    ),
  ).toEqual([]);
});
