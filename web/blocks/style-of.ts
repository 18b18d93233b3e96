import { headingFaces } from '#shared/look/heading-font.ts';
import { pageTokens } from '#shared/look/tokens.ts';

/** Text, links and plain lists, on all pages that the server renders. Contrasts are 4.5 or more. */
export const baseStyle = `
*{box-sizing:border-box}
html{scroll-padding-block:var(--space-48) 180px}
body{margin:0;background:var(--page);color:var(--ink);font:400 var(--type-16) var(--font-text);overflow-wrap:anywhere}
a{color:var(--action)}
:focus-visible{outline:2px solid var(--action);outline-offset:2px}
ul.events{list-style:none;margin:0;padding:0}
ul.events li{padding:var(--space-12) 0;border-top:1px solid var(--line)}
`;

/**
 * A style to stand inline: nothing has to be fetched before the first paint; the heading font comes after it. Tokens that
 * no rule names stay away.
 */
export function styleOf(rules: string): string {
  const used = new Set([...rules.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));
  const tokens = pageTokens.replaceAll(/--([\w-]+):[^;]*;/g, (token, name) => (used.has(name) ? token : ''));
  return `${headingFaces}${tokens}${rules}`.replaceAll('\n', '');
}
