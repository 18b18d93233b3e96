import { html } from '#shared/html.ts';
import { json, type Reply } from '../front/answer.ts';
import type { LocalRequest } from './local-request.ts';
import { page } from './page.ts';
import type { Running } from './running.ts';

const mostListed = 200;

/**
 * `/push`: what arrived, of one device with `?device=`; JSON for clients other than browsers. A post makes a device for the key
 * of the application server (`applicationServerKey`), or has one answer with a `status`.
 */
export function pushPage(request: LocalRequest, { push }: Running): Reply | undefined {
  const { method, path, input, query, wantsPage } = request;
  const [, , id] = path.split('/');
  if (method === 'POST') return id ? answerWith(id, Number(input.status), push) : subscribe(input, push);
  if (id) return undefined;
  const pushes = push.list({ deviceId: query.get('device') ?? undefined, limit: mostListed });
  if (!wantsPage) return json({ pushes });
  const rows = pushes.map(
    ({ text, deviceId, arrivedAt, ttl, urgency, topic }) =>
      html`<tr><th scope="row"><code>${text}</code></th><td>${deviceId}</td><td>${arrivedAt}</td><td>${String(ttl)} s, ${urgency}<br>${topic}</td></tr>`,
  );
  return page({
    title: 'Push',
    path: '/_local/push',
    body:
      rows.length === 0
        ? html`<p class="quiet">Nothing has arrived yet.</p>`
        : html`<div class="scroll"><table><thead><tr><th scope="col">What the device is shown</th><th scope="col">Device</th><th scope="col">Arrived</th><th scope="col">Kept for, urgency, topic</th></tr></thead><tbody>${rows}</tbody></table></div>`,
  });
}

function subscribe({ applicationServerKey }: LocalRequest['input'], push: Running['push']): Reply {
  if (typeof applicationServerKey !== 'string')
    return json({ message: 'Name the key of the application server.' }, 400);
  return json(push.subscribe(applicationServerKey), 201);
}

function answerWith(id: string, status: number, push: Running['push']): Reply {
  push.answerWith(id, status >= 400 ? status : undefined);
  return json({ id, status });
}
