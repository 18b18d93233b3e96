import type { Plugin } from 'vite';
import { eventAppStyle, eventStyle } from '#web/blocks/event/event-style.ts';
import { formStyle } from '#web/blocks/form-style.ts';

/** Fills `event-template.css` with the style that the server's pages have inline: one template, written once. */
export const eventStylesheet = (): Plugin => ({
  name: 'event-stylesheet',
  enforce: 'pre',
  transform: {
    filter: { id: /event-template\.css$/ },
    handler: () => ({ code: formStyle + eventStyle + eventAppStyle, map: null }),
  },
});
