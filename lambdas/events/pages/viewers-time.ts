import { type Html, html } from '#shared/html.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** Where the page's script writes the time on the viewer's own clock, when that is another. */
export const viewersTime = ({ startsAt, endsAt, timeZone, isTimeTbd }: StoredEvent): Html | '' =>
  isTimeTbd ? '' : html`<small data-from="${startsAt}" data-to="${endsAt}" data-zone="${timeZone}" hidden></small>`;
