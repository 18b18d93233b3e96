import { type Html, html } from '../html.ts';
import type { Json } from './shared-parts.ts';

/** A JSON Schema in the notation of TypeScript; what has a name links to where its shape stands. */
export function typeText(schema: Json, indent = ''): Html {
  const { $ref, anyOf, oneOf, properties, type } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.replace(/^.*\//, '');
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if (Array.isArray(values)) return html`${values.map((value) => JSON.stringify(value)).join(' | ')}`;
  const members = anyOf ?? oneOf;
  if (Array.isArray(members))
    return html`${members.map((member: Json, index) => html`${index > 0 && ' | '}${typeText(member, indent)}`)}`;
  if (type === 'array') return arrayText(schema, indent);
  if (properties) return objectText(schema, indent);
  if (type === 'object')
    return html`{ [key: string]: ${typeText((schema.additionalProperties || {}) as Json, indent)} }`;
  return html`${String(type ?? 'unknown')}${boundsText(schema)}`;
}

function arrayText(schema: Json, indent: string): Html {
  const { items, prefixItems } = schema;
  if (Array.isArray(prefixItems))
    return html`[${prefixItems.map((member: Json, index) => html`${index > 0 && ', '}${typeText(member, indent)}`)}]`;
  return html`Array<${typeText((items ?? {}) as Json, indent)}>${boundsText(schema)}`;
}

function objectText({ properties, required = [] }: Json, indent: string): Html {
  const lines = Object.entries(properties as Json).map(
    ([name, child]) =>
      html`${indent}  ${name}${!(required as string[]).includes(name) && '?'}: ${typeText(child as Json, `${indent}  `)}\n`,
  );
  return html`{\n${lines}${indent}}`;
}

const bounds = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'];

/** What else a value is held to, in the words of JSON Schema. */
function boundsText(schema: Json): string {
  // A format that JSON Schema knows says the same as the pattern that zod writes beside it.
  const said = bounds.filter((key) => schema[key] !== undefined && !(key === 'pattern' && schema.format));
  const unlimited = said.filter((key) => Math.abs(Number(schema[key])) !== Number.MAX_SAFE_INTEGER);
  return unlimited.length > 0
    ? ` (${unlimited.map((key) => `${key} ${typeof schema[key] === 'object' ? JSON.stringify(schema[key]) : schema[key]}`).join(', ')})`
    : '';
}

/** The names of all components that some value refers to, and those that these refer to. */
export function schemasIn(
  value: unknown,
  components: Readonly<Record<string, Json>>,
  found = new Set<string>(),
): string[] {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/\w+\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    if (components[name]) schemasIn(components[name], components, found);
  }
  return [...found];
}
