import * as z from 'zod';
import { html } from '#shared/html.ts';
import { json, type Reply } from '../front/answer.ts';
import type { LocalRequest } from './local-request.ts';
import { page } from './page.ts';
import type { Running } from './running.ts';

/** Half a year at once; more would outlive every session and most events. */
const Forward = z.object({
  forwardMinutes: z.coerce
    .number()
    .int()
    .min(1)
    .max(60 * 24 * 183),
});

/** `/clock`: GET reads, POST moves forward and answers when everything that came due has happened. */
export async function clockPage(
  { method, path, input, wantsPage }: LocalRequest,
  running: Running,
): Promise<Reply | undefined> {
  if (path !== '/clock') return undefined;
  if (method === 'POST') {
    const wanted = Forward.safeParse(input);
    if (!wanted.success) return json({ message: 'Send forwardMinutes, a whole number from 1 to 263,520.' }, 400);
    await running.time.forward(wanted.data.forwardMinutes);
  }
  const { clock } = running.status();
  if (!wantsPage) return json(clock);
  return page({
    title: 'Clock',
    path: '/_local/clock',
    body: html`<p>The product believes it is <strong><time datetime="${clock.now}">${clock.now.slice(0, 16).replace('T', ' ')} UTC</time></strong>, ${clock.aheadMinutes} minutes ahead of this machine.</p>
<p class="quiet">Time only moves forward. Jobs that come due on the way run on the way.</p>
<form method="post" action="/_local/clock"><label>Minutes<input name="forwardMinutes" type="number" min="1" max="263520" value="60" required></label><button>Move forward</button></form>`,
  });
}
