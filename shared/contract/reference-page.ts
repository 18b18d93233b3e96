import * as z from 'zod';
import { errors } from '../errors.ts';
import { productName } from '../product.ts';
import { errorCodesOf } from './openapi.ts';
import { apiPrefix, type Contract, type Operation, pathParams } from './operation.ts';

/** The readable page at `/api/docs`: every operation, its input, and every error. Plain HTML, no scripts. */
export function referencePage(contracts: readonly Contract[]): string {
  const sections = contracts.map(
    ({ name, operations }) =>
      `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>${Object.entries(operations).map(operationEntry).join('')}</section>`,
  );
  const contents = contracts.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${productName} API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main><h1>${productName} API</h1>
<p>JSON over HTTPS under <code>${apiPrefix}</code>. The same as data: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
Sign in with <code>Authorization: Bearer</code> and an access token. Unknown fields are refused. What creates takes an
<code>Idempotency-Key</code>; what changes takes the <code>version</code> you read.</p>
<nav aria-label="Contents"><ul>${contents}<li><a href="#errors">errors</a></li></ul></nav>
${sections.join('')}${errorTable()}</main>
</body>
</html>
`;
}

function operationEntry([id, operation]: [string, Operation]): string {
  const codes = errorCodesOf(operation)
    .map((code) => `<a href="#${code}"><code>${code}</code></a>`)
    .join(', ');
  const { limit } = operation;
  const limited = limit ? ` At most ${limit.calls} calls a ${limit.per}.` : '';
  return `<article id="${id}"><h3><code class="${operation.method}">${operation.method}</code> <code>${apiPrefix}${operation.path}</code></h3>
<p><strong>${id}</strong>: ${escapeHtml(operation.summary)}. Access: ${operation.access}.${limited}</p>
${fieldTable(operation)}
<details><summary>Answer</summary><pre>${escapeHtml(JSON.stringify(z.toJSONSchema(operation.output, { io: 'output' }), null, 2))}</pre></details>
<p class="codes">Errors: ${codes}</p></article>`;
}

function fieldTable(operation: Operation): string {
  const { properties = {}, required = [] } = z.toJSONSchema(operation.input, { io: 'input' });
  const inPath = pathParams(operation.path);
  const rows = Object.entries(properties).map(([name, schema]) => {
    const where = inPath.includes(name)
      ? 'path'
      : operation.method === 'GET' || operation.method === 'DELETE'
        ? 'query'
        : 'body';
    const needed = required.includes(name) ? 'required' : 'optional';
    return `<tr><th scope="row"><code>${name}</code></th><td>${where}</td><td>${needed}</td><td><code>${escapeHtml(shape(schema))}</code></td></tr>`;
  });
  if (rows.length === 0) return '';
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">In</th><th scope="col">Needed</th><th scope="col">Shape</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** One line that says what a value looks like; the full schema is in the OpenAPI document. */
function shape(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return 'any';
  const { $schema: _, ...rest } = schema as Record<string, unknown>;
  const text = JSON.stringify(rest);
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
}

function errorTable(): string {
  const rows = Object.entries(errors).map(
    ([code, { status, title }]) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escapeHtml(title)}</td></tr>`,
  );
  return `<section aria-labelledby="errors"><h2 id="errors">errors</h2><p>Bodies are RFC 9457 problems with <code>code</code>, <code>requestId</code> and, where a field is wrong, <code>fields</code>.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">What people read</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The page's own stylesheet: the policy of the site allows none inline. */
export const referenceStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{margin:0 auto;max-width:70rem;padding:1rem}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;list-style:none;padding:0}
article{border-top:1px solid #8886;padding:1rem 0}
h3{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid #8886;padding:.3rem .6rem;text-align:left;vertical-align:top}
pre{overflow-x:auto;border:1px solid #8886;padding:.6rem}
code{overflow-wrap:anywhere}
.codes{font-size:.9rem}
`;
