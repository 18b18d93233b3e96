import * as z from 'zod';
import { EventId, TemplateId } from '#shared/ids.ts';
import { Line } from '#shared/text.ts';

/** How many templates a person may keep. */
export const mostTemplates = 20;

const Template = z.object({
  templateId: TemplateId,
  name: z.string(),
  /** What `scheduleEvent` takes, without a start. */
  details: z.record(z.string(), z.unknown()),
  cityName: z.string(),
});

/** Operations on what a host keeps of an event to make others like it. */
export const templateOperations = {
  saveTemplate: {
    method: 'POST',
    path: '/events/{eventId}/template',
    summary: 'Save the settings of an event as a template',
    access: 'event:manage',
    creates: true,
    input: z.strictObject({ eventId: EventId, name: Line(2, 40, 'The name') }),
    output: Template,
    errors: ['event.notFound', 'template.tooMany'],
  },
  listTemplates: {
    method: 'GET',
    path: '/events/me/event-templates',
    summary: 'List your event templates by name',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ templates: z.array(Template) }),
  },
  deleteTemplate: {
    method: 'DELETE',
    path: '/events/me/event-templates/{templateId}',
    summary: 'Delete one of your event templates',
    access: 'signedIn',
    input: z.strictObject({ templateId: TemplateId }),
    output: z.object({}),
    errors: ['template.notFound'],
  },
} as const;
