import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { html } from '#shared/html.ts';
import { addressOf } from '../engines/address-of.ts';
import { readBody } from '../engines/read-body.ts';
import { json, type Reply } from '../front/answer.ts';
import { clockPage } from './clock-page.ts';
import { jobsPage } from './jobs-page.ts';
import type { LocalRequest } from './local-request.ts';
import { mailPage } from './mail-page.ts';
import { messagesPage } from './messages-page.ts';
import { page } from './page.ts';
import { pushPage } from './push-page.ts';
import type { Running } from './running.ts';
import { stripePage } from './stripe-page.ts';

type LocalPage = (request: LocalRequest, running: Running) => Reply | Promise<Reply | undefined> | undefined;

const style = readFileSync(new URL('style.css', import.meta.url));

const pages: Readonly<Record<string, LocalPage>> = {
  '': () => startPage(),
  '/style.css': () => ({ type: 'text/css; charset=utf-8', body: style }),
  '/status': statusPage,
  '/mail': mailPage,
  '/push': pushPage,
  '/stripe': stripePage,
  '/messages': messagesPage,
  '/jobs': jobsPage,
  '/clock': clockPage,
};

/** Answers everything under `/_local`, which exists in local runs only. */
export async function answerLocalPage(request: IncomingMessage, running: Running): Promise<Reply> {
  const url = addressOf(request);
  const path = url.pathname.replace(/^\/_local/, '').replace(/\/$/, '');
  const [, first = ''] = /^(\/[^/]*)?/.exec(path) ?? [];
  const read: LocalRequest = {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path,
    query: url.searchParams,
    input: await readInput(request),
    wantsPage: /text\/html/.test(request.headers.accept ?? ''),
  };
  return (await (Object.hasOwn(pages, first) ? pages[first]?.(read, running) : undefined)) ?? notFound(read);
}

async function readInput(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const body = (await readBody(request, 64 * 1024))?.toString() ?? '';
  if (/json/.test(request.headers['content-type'] ?? '')) {
    try {
      return JSON.parse(body) as Record<string, unknown>;
    } catch {
      return {};
    }
  }
  return Object.fromEntries(new URLSearchParams(body));
}

function notFound({ wantsPage, path }: LocalRequest): Reply {
  if (!wantsPage) return json({ message: 'Not found' }, 404);
  return page({ title: 'Not found', path, status: 404, body: html`<p>There is nothing at that address.</p>` });
}

const startPage = (): Reply =>
  page({
    title: 'This machine',
    path: '/_local',
    body: html`<p class="quiet">What stands in for the cloud while the product runs here.</p>
<ul class="tiles">
<li><a href="/_local/status">Status</a><br>Addresses, versions and the demo sign-ins.</li>
<li><a href="/_local/mail">Mail</a><br>Everything that was sent, instead of being sent.</li>
<li><a href="/_local/push">Push</a><br>What devices were shown that subscribed here.</li>
<li><a href="/_local/stripe">Stripe</a><br>Accounts, payments and webhooks of the local provider.</li>
<li><a href="/_local/messages">Messages</a><br>Facts on the bus, and what could not be delivered.</li>
<li><a href="/_local/jobs">Jobs</a><br>What runs by the clock; run it now.</li>
<li><a href="/_local/clock">Clock</a><br>Move time forward; what comes due happens.</li>
<li><a href="/api/docs">API</a><br>Every operation, and the same as OpenAPI.</li>
</ul>`,
  });

function statusPage({ wantsPage, path }: LocalRequest, running: Running): Reply | undefined {
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
<div class="scroll"><table><thead><tr><th scope="col">Name</th><th scope="col">City</th><th scope="col">Email</th><th scope="col">Password</th></tr></thead>
<tbody>${status.demoSignIns.map(({ name, city, email, password, runsPlatform }) => html`<tr><th scope="row">${name}${runsPlatform ? ' (runs the platform)' : ''}</th><td>${city}</td><td>${email}</td><td>${password}</td></tr>`)}</tbody></table></div>
<h2>Addresses</h2>${list(status.addresses)}
<h2>Versions</h2>${list(status.versions)}
<h2>Clock</h2>${list({ now: status.clock.now, 'minutes ahead': status.clock.aheadMinutes })}`,
  });
}
