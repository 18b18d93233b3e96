import { html } from '#shared/html.ts';
import { json, type Reply } from '../front/answer.ts';
import type { LocalRequest } from './local-request.ts';
import { page } from './page.ts';
import type { Running } from './running.ts';

export function statusPage({ wantsPage, path }: LocalRequest, running: Running): Reply | undefined {
  if (path !== '/status') return undefined;
  const status = running.status();
  if (!wantsPage) return json(status);
  const list = (values: Readonly<Record<string, string | number | undefined>>) =>
    html`<dl>${Object.entries(values).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
  return page({
    title: 'Status',
    path: '/_local/status',
    body: html`<p>${status.ready ? 'Ready.' : 'Not ready yet: the first world is being made.'}</p>
<h2>Demo sign-ins</h2>
<div class="scroll"><table><thead><tr><th scope="col">Name</th><th scope="col">City</th><th scope="col">E-mail</th><th scope="col">Password</th></tr></thead>
<tbody>${status.demoSignIns.map(({ name, city, email, password, runsPlatform }) => html`<tr><th scope="row">${name}${runsPlatform ? ' (runs the platform)' : ''}</th><td>${city}</td><td>${email}</td><td>${password}</td></tr>`)}</tbody></table></div>
<h2>Addresses</h2>${list(status.addresses)}
<h2>Versions</h2>${list(status.versions)}
<h2>Clock</h2>${list({ now: status.clock.now, 'minutes ahead': status.clock.aheadMinutes })}`,
  });
}
