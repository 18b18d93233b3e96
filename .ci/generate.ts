import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { apiDocuments } from '#infra/api-docs.ts';
import { apiBreaks } from './api-breaks.ts';
import { readShape, shapeOf, writeShape } from './api-shape.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/api');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bytesAllowed = 1_500_000;
const baseline = join(root, 'tests/api-baseline.tsv');
const baselineNote =
  '# The API as of the tag reshaped-house: node .ci/generate.ts --baseline writes it when the next tag is set.';

/** The document of the API is not kept: it is made when it is served. Here it is held to what programs expect of it. */
const text = apiDocuments(version)['/api/openapi.json']?.body ?? '';
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.json'), text);
const shape = shapeOf(JSON.parse(text));
if (process.argv.includes('--baseline')) writeFileSync(baseline, `${baselineNote}\n${writeShape(shape)}`);
checkBreaks();
if (Buffer.byteLength(text) > bytesAllowed) fail(`${Buffer.byteLength(text)} bytes of ${bytesAllowed}`);
await Promise.all([
  run('redocly', 'lint', 'openapi.json', '--extends=recommended', '--format=stylish'),
  writeClient().then(() => run('tsc', '--ignoreConfig', '--noEmit', '--strict', 'client.ts')),
]);
if (!process.exitCode)
  console.log(`openapi.json: valid, ${Math.round(Buffer.byteLength(text) / 1000)} KB, its client compiles`);

/** Each break of what callers had at the tag is intended, and says why; a line that is no break any more goes. */
function checkBreaks(): void {
  const breaks = apiBreaks(readShape(readFileSync(baseline, 'utf8')), shape);
  const intended = readFileSync(join(root, 'tests/api-breaks.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const listed = intended.map(([one]) => one);
  for (const one of breaks.filter((each) => !listed.includes(each)))
    fail(`API broken: ${one} (intended? tests/api-breaks.tsv)`);
  for (const [one = '', reason = ''] of intended) {
    if (!breaks.includes(one)) fail(`tests/api-breaks.tsv: ${one}: no break any more`);
    if (reason.length < 10) fail(`tests/api-breaks.tsv: ${one}: give the reason`);
  }
}

async function writeClient(): Promise<void> {
  const api = new URL('typescript-api.cjs', import.meta.url).href;
  registerHooks({ resolve: (name, from, next) => (name === 'typescript' ? next(api, from) : next(name, from)) });
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  writeFileSync(join(folder, 'client.ts'), astToString(await openapiTypescript(JSON.parse(text))));
}

async function run(command: string, ...parameters: string[]): Promise<void> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  await promisify(execFile)(join(root, 'node_modules/.bin', command), parameters, { cwd: folder, env }).catch(
    ({ stdout, stderr }) => fail(`${command}:\n${stdout}${stderr}`),
  );
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
