/** The words come first in the document and the cover first on the page. All of a card leads to its event. */
export const eventCardStyle = `
.look-card{position:relative;display:flex;flex-direction:column-reverse;justify-content:flex-end;overflow:hidden;border-radius:var(--radius-16);background:var(--card);box-shadow:var(--shadow-card),0 0 0 1px var(--line);color:var(--quiet);font:400 var(--type-14) var(--font-text)}
.look-card-top{position:relative;flex:none}
.look-card-top>.look-date{position:absolute;inset:var(--space-12) auto auto var(--space-12)}
.look-card-top>.look-chip{position:absolute;inset:auto auto var(--space-12) var(--space-12)}
.look-card-top>.look-plain{background:var(--card);color:var(--ink)}
.look-card-words{display:flex;flex:1;flex-direction:column;padding:var(--space-12) var(--space-16) var(--space-16)}
.look-card-words :is(h2,h3,p){margin:0}
.look-card-words :is(h2,h3){font:700 var(--type-18) var(--font-heading);overflow-wrap:anywhere}
.look-card-words :is(h2,h3) a{color:var(--ink);text-decoration:none}
.look-card-words :is(h2,h3) a::after{position:absolute;inset:0;content:"";border-radius:var(--radius-16)}
.look-card-words :is(h2,h3) a:focus-visible{outline:none}
.look-card-words :is(h2,h3) a:focus-visible::after{outline:2px solid var(--action);outline-offset:-2px}
.look-card:hover h2 a,.look-card:hover h3 a{text-decoration:underline}
.look-card-repeats{color:var(--action);font-weight:600}
.look-card-foot{display:flex;align-items:center;gap:var(--space-8);margin-block-start:auto;padding-block-start:var(--space-8)}
.look-card-deed{position:relative;margin-inline-start:auto;padding:var(--space-12) var(--space-16);border-radius:var(--radius-12);background:var(--in-back);color:var(--in);font:700 var(--type-14) var(--font-text);text-decoration:none;white-space:nowrap;transition:background var(--press) var(--ease)}
.look-card-deed:hover{background:var(--hover)}
.look-card-deed:focus-visible{outline:2px solid var(--action);outline-offset:2px}
.look-said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.look-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,272px),1fr));gap:var(--space-12);margin:0;padding:0;list-style:none}
.look-cards>li{display:grid}
@media(min-width:900px){.look-cards{gap:var(--space-16)}}
`;
