import { mostTemplates } from '#shared/events/template-contract.ts';
import { isConditionFailure } from '../../kernel/conditions.ts';
import type { Table } from '../../kernel/table.ts';
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
  const read = async (userId: string) =>
    (await rows.query.byPerson({ userId }).go({ pages: 'all', consistent: true })).data;
  /** False when another request took the slot meanwhile. */
  const put = async (userId: string, slot: string, template: Template) => {
    try {
      await rows.create({ userId, slot, ...template }).go();
      return true;
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
      return false;
    }
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
      if (found) await rows.delete({ userId, slot: found.slot }).go();
      return found !== undefined;
    },
  };
}
