import { html } from '#shared/html.ts';
import { json, type Reply } from '../front/answer.ts';
import type { LocalRequest } from './local-request.ts';
import { page } from './page.ts';
import type { Running } from './running.ts';

/** `/jobs`, and `/jobs/{name}/run`: POST runs it now, GET shows the button. */
export async function jobsPage(request: LocalRequest, running: Running): Promise<Reply | undefined> {
  const [, , name, verb] = request.path.split('/');
  const { scheduler } = running;
  if (!name) return request.wantsPage ? list(running) : json({ jobs: scheduler.jobs() });
  if (verb !== 'run' || !scheduler.jobs().some((job) => job.name === name)) return undefined;
  return request.method === 'POST' ? run(name, request, running) : ask(name);
}

async function run(name: string, { wantsPage }: LocalRequest, { scheduler, poke }: Running): Promise<Reply> {
  const error = await scheduler.run(name).then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  poke();
  const outcome = error === undefined ? 'done' : 'failed';
  if (!wantsPage) return json({ job: name, outcome, error }, error === undefined ? 200 : 500);
  return page({
    title: `${name}: ${outcome}`,
    path: '/_local/jobs/run',
    body: html`${error && html`<pre>${error}</pre>`}<p><a href="/_local/jobs">All jobs</a></p>`,
  });
}

const runForm = (name: string) =>
  html`<form method="post" action="/_local/jobs/${name}/run"><button>Run ${name} now</button></form>`;

const ask = (name: string): Reply =>
  page({ title: name, path: '/_local/jobs/run', body: html`<p>The job runs by the clock anyhow.</p>${runForm(name)}` });

const list = ({ scheduler }: Running): Reply =>
  page({
    title: 'Jobs',
    path: '/_local/jobs',
    body: html`<div class="scroll"><table><thead><tr><th scope="col">Job</th><th scope="col">Runs</th><th scope="col">Last run</th><th scope="col">Now</th></tr></thead>
<tbody>${scheduler.jobs().map(({ name, runsEvery, lastRunAt = 'not yet', lastError }) => html`<tr><th scope="row">${name}</th><td>${runsEvery}</td><td>${lastRunAt}${lastError && html`<br>failed: ${lastError}`}</td><td>${runForm(name)}</td></tr>`)}</tbody></table></div>`,
  });
