import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Entity } from 'electrodb';
import { expect, it } from 'vitest';
import { personPartitions } from '#lambdas/accounts/ports/personal-data/person-rows.ts';
import type { PersonalData, PersonalRule } from '#lambdas/accounts/ports/personal-data/personal-data.ts';
import { eventsData } from '#lambdas/events/personal-data.ts';
import { personalParts } from '#shared/accounts/deletion/personal-parts.ts';
import { personalDataParts as parts } from '#tests/support/accounts/deletion/personal-parts.ts';

interface Index {
  readonly index?: string;
  readonly pk: { readonly composite: readonly string[] };
}
interface Shape {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly indexes: readonly Index[];
}

const root = resolve(import.meta.dirname, '../../..');
const noTable = { client: { send: () => undefined }, table: 'rovers' };
const entities: Shape[] = await Promise.all(
  globSync('lambdas/**/*.entity.ts', { cwd: root }).map(async (file) => {
    const make = Object.values(await import(resolve(root, file))).find((one) => typeof one === 'function') as (
      table: unknown,
    ) => Entity<string, string, string, never>;
    const { model, attributes, indexes } = make(noTable).schema as unknown as {
      model: { entity: string };
      attributes: object;
      indexes: Record<string, Index>;
    };
    return { name: model.entity, attributes: Object.keys(attributes), indexes: Object.values(indexes) };
  }),
);

/** What is said of no entity, or by two parts. */
function unclear(shapes: readonly Shape[], said: readonly PersonalData[]): string[] {
  return shapes.flatMap(({ name }) => {
    const by = said.filter((part) => Object.hasOwn(part.entities, name)).map(({ part }) => part);
    if (by.length === 1) return [];
    const hint = 'say in lambdas/<context>/personal-data.ts what of it is handed out and what becomes of it';
    return [
      by.length === 0 ? `The entity "${name}" says nothing of people's data: ${hint}.` : `"${name}" is said twice`,
    ];
  });
}

const key = ({ index = '', pk }: Index) => `${index} ${pk.composite.join()}`;
const keyNames = { userid: 'userId', creatorid: 'creatorId', claimedby: 'claimedBy' } as const;
const walked = personPartitions.map((one) => `${'index' in one ? one.index : ''} ${keyNames[one.key]}`);

/** Entities whose rows must be found under a person to be handed out, removed or blanked, and are not. */
function unfound(shapes: readonly Shape[], said: readonly PersonalData[]): string[] {
  const rules: Record<string, PersonalRule> = Object.assign({}, ...said.map((part) => part.entities));
  return shapes
    .filter(({ name }) => {
      const rule = rules[name];
      return rule && (rule.exported === 'own' || rule.erased === 'removed' || isBlanked(rule));
    })
    .filter(({ indexes }) => !indexes.some((index) => walked.includes(key(index))))
    .map(({ name }) => `The rows of "${name}" are found under no person: give it an index whose only key is userId.`);
}

const isBlanked = ({ erased }: PersonalRule) => typeof erased === 'object' && 'blanked' in erased;

it('says of every entity what is handed out of it, and what becomes of it when a user leaves', () => {
  expect(unclear(entities, parts)).toEqual([]);
});

it('notices an entity of which nothing is said', () => {
  const { answer: _, ...others } = eventsData.entities;
  const forgotten = parts.map((part) => (part === eventsData ? { ...eventsData, entities: others } : part));
  expect(unclear(entities, forgotten)).toEqual([expect.stringContaining('The entity "answer" says nothing')]);
});

it('says nothing of entities that are gone', () => {
  const known = new Set(entities.map(({ name }) => name));
  expect(parts.flatMap((part) => Object.keys(part.entities)).filter((name) => !known.has(name))).toEqual([]);
});

it('finds under a person whatever is theirs', () => {
  expect(unfound(entities, parts)).toEqual([]);
  const hidden = [{ name: 'answer', attributes: [], indexes: [{ pk: { composite: ['eventId'] } }] }];
  expect(unfound(hidden, parts)).toEqual([expect.stringContaining('"answer" are found under no person')]);
});

it('blanks only what an entity has, and has a part for each that erases', () => {
  const wrong = parts.flatMap((part) =>
    Object.entries(part.entities).flatMap(([name, { erased, hidden = [] }]) => {
      const said = [
        ...hidden,
        ...(typeof erased === 'object' && 'blanked' in erased ? Object.keys(erased.blanked) : []),
      ];
      const { attributes = [] } = entities.find((one) => one.name === name) ?? {};
      return said.filter((each) => !attributes.includes(each)).map((each) => `${name}.${each}`);
    }),
  );
  expect(wrong).toEqual([]);
  expect(parts.map(({ part }) => part).sort()).toEqual([...personalParts].sort());
});
