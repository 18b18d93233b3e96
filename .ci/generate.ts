import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { apiDocuments } from '#infra/api-docs.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/api');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bytesAllowed = 1_500_000;

/** The document of the API is not kept: it is made when it is served. Here it is held to what programs expect of it. */
const text = apiDocuments(version)['/api/openapi.json']?.body ?? '';
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.json'), text);
if (Buffer.byteLength(text) > bytesAllowed) fail(`${Buffer.byteLength(text)} bytes of ${bytesAllowed}`);
await Promise.all([
  run('redocly', 'lint', 'openapi.json', '--extends=recommended', '--format=stylish'),
  writeClient().then(() => run('tsc', '--ignoreConfig', '--noEmit', '--strict', 'client.ts')),
]);
if (!process.exitCode)
  console.log(`openapi.json: valid, ${Math.round(Buffer.byteLength(text) / 1000)} KB, its client compiles`);

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
