import { errors } from '../errors.ts';
import { type Html, html } from '../html.ts';
import { productName } from '../product.ts';
import type { OpenApi } from './openapi.ts';
import { apiPrefix } from './operation.ts';
import { schemasIn, typeText } from './schema-text.ts';
import type { Described, Json } from './shared-parts.ts';

const docsPath = `${apiPrefix}/docs`;

/** The readable pages by path: contents and errors at `/api/docs`, and one for each context. Plain HTML, no scripts. */
export function referencePages(document: OpenApi): Readonly<Record<string, string>> {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const contexts = document.tags.map(({ name }) => ({
    name,
    entries: all.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return {
    [docsPath]: page(`${productName} API`, indexBody(contexts)),
    ...Object.fromEntries(
      contexts.map(({ name, entries }) => [
        `${docsPath}/${name}`,
        page(`${productName} API: ${name}`, contextBody(document, entries)),
      ]),
    ),
  };
}

interface Entry {
  readonly path: string;
  readonly method: string;
  readonly operation: Described;
}

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${apiPrefix}/docs.css">
</head>
<body>
<main><h1>${title}</h1>
${body}</main>
</body>
</html>
`.markup;

const indexBody = (contexts: readonly { readonly name: string; readonly entries: readonly Entry[] }[]): Html =>
  html`<p>JSON over HTTPS under <code>${apiPrefix}</code>. The same as data: <a href="${apiPrefix}/openapi.json">openapi.json</a> (OpenAPI 3.1).
Sign in with <code>Authorization: Bearer</code> and an access token. Unknown fields are refused. What creates takes an
<code>Idempotency-Key</code>; what changes takes the <code>version</code> you read.</p>
<nav aria-label="Contents"><ul>${contexts.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}<li><a href="#errors">errors</a></li></ul></nav>
${contexts.map(
  ({
    name,
    entries,
  }) => html`<section aria-labelledby="${name}"><h2 id="${name}"><a href="${docsPath}/${name}">${name}</a></h2>
<ul>${entries.map(({ operation }) => html`<li><a href="${docsPath}/${name}#${idOf(operation)}">${idOf(operation)}</a>: ${operation.summary}</li>`)}</ul></section>`,
)}${errorTable()}`;

function contextBody(
  { components: { schemas = {}, parameters = {}, responses = {} } }: OpenApi,
  entries: readonly Entry[],
): Html {
  const find = (parts: Readonly<Record<string, Json>>) => (part: Json) =>
    typeof part.$ref === 'string' ? (parts[part.$ref.replace(/^.*\//, '')] ?? part) : part;
  const used = schemasIn(
    entries.map(({ operation }) => operation),
    { ...schemas, ...parameters },
  );
  return html`<p><a href="${docsPath}">All contexts and errors</a></p>
<nav aria-label="Contents"><ul>${entries.map(({ operation }) => html`<li><a href="#${idOf(operation)}">${idOf(operation)}</a></li>`)}</ul></nav>
${entries.map((entry) => operationEntry(entry, find(parameters), find(responses)))}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${used
    .filter((name) => name in schemas && name !== 'Problem')
    .toSorted()
    .map((name) => html`<h3 id="shape-${name}">${name}</h3><pre>${typeText(schemas[name] ?? {})}</pre>`)}</section>`;
}

/** The context stands in the address of the page. */
const idOf = ({ operationId }: Described) => operationId.replace(/^.*\//, '');

type Find = (part: Json) => Json;

function operationEntry({ path, method, operation }: Entry, parameter: Find, response: Find): Html {
  const { summary, description, parameters, requestBody, responses } = operation;
  const fields = parameters.map(parameter);
  const all = Object.entries(responses).map(([status, each]) => ({ status, ...response(each) }));
  const codes = all
    .flatMap(({ status, ...each }) => (status < '400' ? [] : codesOf(each)))
    .filter((code) => !commonCodes.test(code));
  const answer = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    status < '400' ? Object.values(content) : [],
  )[0];
  return html`<article id="${idOf(operation)}"><h3><code class="${method}">${method}</code> <code>${path}</code></h3>
<p><strong>${idOf(operation)}</strong>: ${summary}. ${description}</p>
${fields.length > 0 && html`<p>Parameters</p><pre>${fields.map(fieldText)}</pre>`}
${Object.values(requestBody?.content ?? {}).map(({ schema }) => html`<p>Body</p><pre>${typeText(schema)}</pre>`)}
${answer && html`<p>Answer</p><pre>${typeText(answer.schema)}</pre>`}
${codes.length > 0 && html`<p><a href="${docsPath}#errors">Errors</a>: <code>${codes.join(', ')}</code></p>`}</article>`;
}

/** What any operation may answer, by its method and its access; the contents page says it once. */
const commonCodes = /^(request|server|auth|access)\./;

const codesOf = ({ description }: Json): string[] =>
  String(description)
    .split('\n')
    .map((line) => line.replace(/:.*$/, ''));

const fieldText = ({ name, in: where, required, schema }: Json): Html =>
  html`${String(name)}${!required && '?'}: ${typeText(schema as Json)}  // ${String(where)}\n`;

const errorTable = (): Html =>
  html`<section aria-labelledby="errors"><h2 id="errors">errors</h2><p>Bodies are RFC 9457 problems with <code>code</code>, <code>requestId</code> and, where a field is wrong, <code>fields</code>.
Any operation may answer <code>request.*</code> and <code>server.*</code>, and what is not public <code>auth.*</code> and <code>access.*</code>; the pages list what else each may answer.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead><tbody>${Object.entries(
    errors,
  ).map(
    ([code, { status, title }]) =>
      html`<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${title}</td></tr>`,
  )}</tbody></table></section>`;

/** The pages' own stylesheet: the policy of the site allows none inline. */
export const referenceStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{margin:0 auto;max-width:70rem;padding:1rem}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;list-style:none;padding:0}
article{border-top:1px solid #8886;padding:1rem 0}
h3{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid #8886;padding:.3rem .6rem;text-align:left;vertical-align:top}
pre{overflow-x:auto;border:1px solid #8886;padding:.6rem;white-space:pre-wrap}
code{overflow-wrap:anywhere}
`;
