import { Service } from 'electrodb';
import { clock } from '#lambdas/kernel/clock.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import { mostTemplates } from '#shared/events/series/template-contract.ts';
import { Picture } from '#shared/uploads/picture.ts';
import { eventTemplateEntity } from './event-template.entity.ts';

interface Template {
  readonly templateId: string;
  readonly name: string;
  readonly details: Record<string, unknown>;
  readonly cityName: string;
}

/** What hosts keep to make other events from. */
export interface TemplateStore {
  list(userId: string): Promise<readonly Template[]>;
  /** False when there is no room for another; a repeat changes nothing. */
  save(userId: string, template: Template): Promise<boolean>;
  /** False when there is none. */
  remove(userId: string, templateId: string): Promise<boolean>;
}

const slots = Array.from({ length: mostTemplates }, (_, index) => String(index).padStart(2, '0'));

export function createTemplateStore(table: Table): TemplateStore {
  const rows = eventTemplateEntity(table);
  const { transaction } = new Service({ rows, outbox: outboxEntity(table) });
  const read = async (userId: string) =>
    (await rows.query.byPerson({ userId }).go({ pages: 'all', consistent: true })).data;
  /** False when another request took the slot meanwhile. */
  const put = async (userId: string, slot: string, template: Template) => {
    const refused = await commit(
      transaction.write(({ rows, outbox }) => [
        rows.create({ userId, slot, ...template }).commit(),
        ...heldFacts(holding(template, 1), [], clock.now()).map((fact) => outbox.put(fact).commit()),
      ]),
    );
    return refused.length === 0;
  };
  return {
    list: async (userId) => [...(await read(userId))].sort((a, b) => a.name.localeCompare(b.name)),
    save: async (userId, template) => {
      const kept = await read(userId);
      if (kept.some(({ templateId }) => templateId === template.templateId)) return true;
      const taken = new Set(kept.map(({ slot }) => slot));
      for (const slot of slots.filter((one) => !taken.has(one))) if (await put(userId, slot, template)) return true;
      return false;
    },
    remove: async (userId, templateId) => {
      const found = (await read(userId)).find((one) => one.templateId === templateId);
      if (!found) return false;
      const { uploadIds, ...gone } = holding(found, 2);
      await commit(
        transaction.write(({ rows, outbox }) => [
          rows.delete({ userId, slot: found.slot }).commit(),
          ...heldFacts({ ...gone, uploadIds: [] }, uploadIds, clock.now()).map((fact) => outbox.put(fact).commit()),
        ]),
      );
      return true;
    },
  };
}

/** The cover of the events to be made from it. A template is made and deleted, never changed. */
const holding = ({ templateId, details }: Pick<Template, 'templateId' | 'details'>, version: number) => {
  const cover = Picture.safeParse(details.cover).data;
  return { holder: templateId, version, uploadIds: cover ? [cover.uploadId] : [] };
};
