import { html } from '#shared/html.ts';
import type { KeptMessage } from '../bus/journal.ts';
import { json, type Reply } from '../front/answer.ts';
import type { LocalRequest } from './local-request.ts';
import { page } from './page.ts';
import type { Running } from './running.ts';

const mostListed = 200;

/** `/messages`: what went over the bus and what died; POST `/messages/redrive` has it delivered again, all or one `id`. */
export function messagesPage(request: LocalRequest, running: Running): Reply | undefined {
  const { path, method, wantsPage } = request;
  if (method === 'POST' && path === '/messages/redrive') return redrive(request, running);
  if (path !== '/messages') return undefined;
  return wantsPage ? show(running) : json(overview(running));
}

function redrive({ input, wantsPage }: LocalRequest, running: Running): Reply {
  const redriven = running.journal.redrive(input.id === undefined ? undefined : Number(input.id));
  running.poke();
  return wantsPage ? show(running) : json({ redriven });
}

const overview = ({ journal }: Running) => ({
  messages: journal.history(mostListed),
  deadLetters: journal.deadLetters(),
  pending: journal.pending(),
});

function show(running: Running): Reply {
  const { messages } = overview(running);
  return page({
    title: 'Messages',
    path: '/_local/messages',
    body: html`${deadLetters(running)}
<h2>On the bus</h2>
${messages.length === 0 ? html`<p>Nothing yet.</p>` : html`<div class="scroll"><table><caption>The last ${messages.length}, newest first.</caption><thead><tr><th scope="col">Message</th><th scope="col">At</th><th scope="col">To</th></tr></thead><tbody>${messages.map(row)}</tbody></table></div>`}`,
  });
}

const row = ({ sequence, type, at, event, deliveries }: KeptMessage) =>
  html`<tr><th scope="row">${sequence}. ${type}<details><summary>Content</summary><pre>${JSON.stringify(event.detail, null, 2)}</pre></details></th><td>${at}</td><td>${deliveries.map(({ target, state, attempts }) => html`${target}: ${state}${attempts > 1 ? ` after ${attempts} tries` : ''}<br>`)}</td></tr>`;

function deadLetters({ journal }: Running) {
  const letters = journal.deadLetters();
  if (letters.length === 0) return html`<p>No dead letters.</p>`;
  return html`<h2>Dead letters</h2>
<form method="post" action="/_local/messages/redrive"><button>Deliver all ${letters.length} again</button></form>
<div class="scroll"><table><thead><tr><th scope="col">Message</th><th scope="col">To</th><th scope="col">Died</th><th scope="col">Because</th></tr></thead>
<tbody>${letters.map(({ type, target, diedAt, error }) => html`<tr><th scope="row">${type}</th><td>${target}</td><td>${diedAt}</td><td>${error}</td></tr>`)}</tbody></table></div>`;
}
