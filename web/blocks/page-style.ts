/** Every page's style, inline: nothing else has to be fetched before the first paint. Contrasts are 4.5 or more. */
export const pageStyle = `
:root{color-scheme:light dark;--page:#eef3f0;--card:#fff;--ink:#10231c;--quiet:#51645c;--line:#dbe5df;--deed:#0b6b4b;--on:#fff;--bad:#a11b1b;--badly:#fdecea}
@media (prefers-color-scheme:dark){:root{--page:#0d1613;--card:#172420;--ink:#e6efea;--quiet:#a5b8af;--line:#2b3b35;--deed:#5fd3a6;--on:#06231a;--bad:#ffb4ab;--badly:#3b1a18}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}
a{color:var(--deed)}
:focus-visible{outline:3px solid var(--deed);outline-offset:2px}
header,main,footer{max-width:44rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem}
header a{display:inline-block;padding:.5rem 0;font-weight:600}
.brand{font-size:1.25rem;font-weight:700;text-decoration:none}
main{background:var(--card);border-radius:1rem;padding:1.5rem}
h1{margin:0 0 .25rem;font-size:1.75rem;line-height:1.25}
h2{margin:1.5rem 0 .5rem;font-size:1.125rem}
p{margin:0 0 1rem}
.quiet,small,footer{color:var(--quiet)}
small{display:block;font-size:.875rem}
.join+small,button+p{margin-top:.5rem}
.notice{padding:.75rem 1rem;border-radius:.5rem;background:var(--page);font-weight:600}
.bad{background:var(--badly);color:var(--bad)}
dl{margin:1.25rem 0}
dl div{padding:.75rem 0;border-top:1px solid var(--line)}
dt{color:var(--quiet);font-size:.875rem}
dd{margin:0}
.cover{display:block;width:100%;height:auto;aspect-ratio:3;object-fit:cover;border-radius:.625rem;margin:0 0 1.25rem}
.join{display:block;padding:.875rem 1.5rem;border-radius:.625rem;background:var(--deed);color:var(--on);font-weight:600;text-align:center;text-decoration:none}
.written{white-space:pre-line}
ul.events{list-style:none;margin:0;padding:0}
ul.events li{padding:.75rem 0;border-top:1px solid var(--line)}
ul.events a{display:inline-block;padding:.25rem 0;font-weight:600}
.also a{display:inline-block;padding:.5rem 0;margin-right:1.25rem}
form{margin:0 0 1rem}
label{display:block;margin:0 0 .75rem;font-weight:600}
input,select{display:block;width:100%;margin-top:.25rem;padding:.75rem;border:1px solid var(--quiet);border-radius:.5rem;background:var(--page);color:var(--ink);font:inherit}
button{display:block;width:100%;padding:.875rem 1.5rem;border:1px solid var(--deed);border-radius:.625rem;background:none;color:var(--deed);font:inherit;font-weight:600;cursor:pointer}
button.first{background:var(--deed);color:var(--on)}
.trap{position:absolute;left:-99rem}
@media (max-width:30rem){main{border-radius:0;padding:1.25rem 1rem}}
`;
