import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { detailsOf } from '#shared/events/details/event-copy.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import type { EventStore } from '../../details/store.ts';
import type { TemplateStore } from '../templates/store.ts';

type Operations = (typeof seriesContract)['operations'];

export async function saveTemplate(
  { eventId, name }: Parsed<Operations['saveTemplate']>,
  caller: Caller,
  store: Pick<EventStore, 'find'>,
  templates: TemplateStore,
): Promise<Output<Operations['saveTemplate']>> {
  const event = await store.find(eventId);
  if (!event) throw new Problem('event.notFound');
  const { localStart: _, ...details } = detailsOf(event);
  const cityName = event.location.city.name;
  const template = { templateId: caller.newId('template'), name, details, cityName };
  if (!(await templates.save(actorOf(caller).userId, template))) throw new Problem('template.tooMany');
  return template;
}

export async function listTemplates(
  caller: Caller,
  templates: TemplateStore,
): Promise<Output<Operations['listTemplates']>> {
  return { templates: [...(await templates.list(actorOf(caller).userId))] };
}

export async function deleteTemplate(
  { templateId }: Parsed<Operations['deleteTemplate']>,
  caller: Caller,
  templates: TemplateStore,
): Promise<Output<Operations['deleteTemplate']>> {
  if (!(await templates.remove(actorOf(caller).userId, templateId))) throw new Problem('template.notFound');
  return {};
}
