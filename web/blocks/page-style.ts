import { pageTokens } from '#shared/look/tokens.ts';

/** Every page's style, inline: nothing else has to be fetched before the first paint. */
export const pageStyle = `${pageTokens}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:var(--type-16) var(--font-text);overflow-wrap:anywhere}
a{color:var(--action)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
header,main,footer{max-width:44rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem}
header a{display:inline-block;padding:.5rem 0;font-weight:600}
.brand{font-size:var(--size-18);font-weight:700;text-decoration:none}
main{background:var(--card);border-radius:var(--radius-16);padding:1.5rem}
h1{margin:0 0 .25rem;font:700 var(--type-28) var(--font-heading)}
h2{margin:1.5rem 0 .5rem;font-size:var(--size-18)}
p{margin:0 0 1rem}
.quiet,small,footer{color:var(--quiet)}
small{display:block;font-size:var(--size-14)}
.join+small,button+p{margin-top:.5rem}
.notice{padding:.75rem 1rem;border-radius:var(--radius-8);background:var(--page);font-weight:600}
.bad{background:var(--bad-back);color:var(--bad)}
dl{margin:1.25rem 0}
dl div{padding:.75rem 0;border-top:1px solid var(--line)}
dt{color:var(--quiet);font-size:var(--size-14)}
dd{margin:0}
.cover{display:block;width:100%;height:auto;aspect-ratio:3;object-fit:cover;border-radius:var(--radius-12);margin:0 0 1.25rem}
.join{display:block;padding:.875rem 1.5rem;border-radius:var(--radius-12);background:var(--action);color:var(--on-action);font-weight:600;text-align:center;text-decoration:none}
.written{white-space:pre-line}
ul.events{list-style:none;margin:0;padding:0}
ul.events li{padding:.75rem 0;border-top:1px solid var(--line)}
ul.events a{display:inline-block;padding:.25rem 0;font-weight:600}
.also a{display:inline-block;padding:.5rem 0;margin-right:1.25rem}
form{margin:0 0 1rem}
label{display:block;margin:0 0 .75rem;font-weight:600}
input,select{display:block;width:100%;margin-top:.25rem;padding:.75rem;border:1px solid var(--field);border-radius:var(--radius-8);background:var(--card);color:var(--ink);font:inherit}
button{display:block;width:100%;padding:.875rem 1.5rem;border:1px solid var(--action);border-radius:var(--radius-12);background:none;color:var(--action);font:inherit;font-weight:600;cursor:pointer}
button.first{background:var(--action);color:var(--on-action)}
.trap{position:absolute;left:-99rem}
@media (max-width:30rem){main{border-radius:0;padding:1.25rem 1rem}}
`;
