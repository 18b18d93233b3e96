/** The style of an event's page, for the app and for the server's pages. */
export const eventStyle = `
.event{display:grid;grid-template-columns:minmax(0,1fr);gap:0 var(--space-32);margin:0 auto;max-width:1120px;overflow-wrap:anywhere}
.event,.event :where(*){box-sizing:border-box}
:where(.event a){color:var(--action)}
.event p,.event dl,.event dd,.event ul{margin:0;padding:0}
.event small{display:block}
.event small,.event-groups,.event-extras dt{color:var(--quiet);font:400 var(--type-14) var(--font-text)}
.event-cover .look-cover{aspect-ratio:2.4}
.event-gone .event-cover{filter:grayscale(1)}
.event-main{position:relative;margin-top:-20px;padding:var(--space-16);border-radius:var(--radius-20) var(--radius-20) 0 0;background:var(--page)}
.event-kind{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-8);color:var(--quiet)}
.event h1{margin:var(--space-8) 0 var(--space-4);font:700 var(--type-28) var(--font-heading);letter-spacing:-.01em}
.event h1:focus{outline:none}
.event h2{margin:0 0 var(--space-8);font:700 var(--type-18) var(--font-heading)}
.event-notice,.event-standing{display:grid;justify-items:start;gap:var(--space-8);margin:var(--space-12) 0;padding:var(--space-12) var(--space-16);border-radius:var(--radius-16);background:var(--hover)}
.event-notice-bad{background:var(--bad-back);color:var(--bad)}
.event-notice .look-chip{padding-inline:0;background:none;font-size:inherit}
.event-standing-in{background:var(--in-back);color:var(--in)}
.event-standing-wait{background:var(--wait-back);color:var(--wait)}
.event .event-standing small{color:inherit}
.event-standing strong{font:700 var(--type-18) var(--font-heading)}
.event-fact{border-bottom:1px solid var(--line)}
.event-fact dd{display:flex;align-items:center;gap:var(--space-12);min-height:68px;padding:var(--space-8) 0}
.event-unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.event-pictogram{display:grid;flex:none;place-items:center;min-width:44px}
.event-tile{display:grid;place-items:center;width:44px;height:44px;border-radius:var(--radius-12);background:var(--in-back);color:var(--in)}
.event-said{display:grid;flex:1;min-width:0}
.event-actions{display:flex;flex-wrap:wrap;gap:var(--space-8);margin:var(--space-16) 0}
.event-icon{display:flex;flex:none;align-items:center;gap:var(--space-8);min-height:44px;padding:0 var(--space-12);border:1px solid var(--border);border-radius:var(--radius-full);background:var(--card);color:var(--ink);font:600 var(--type-14) var(--font-text);list-style:none;cursor:pointer;text-decoration:none;transition:background var(--press) var(--ease)}
.event-icon:hover{background:var(--hover)}
.event-icon .look-icon{width:20px;height:20px}
.event-icon::-webkit-details-marker{display:none}
.event-menu{position:relative}
.event-menu-list{position:absolute;z-index:5;inset:calc(100% + 4px) auto auto 0;display:grid;min-width:220px;padding:var(--space-8);border-radius:var(--radius-16);background:var(--card);box-shadow:var(--shadow-sheet),0 0 0 1px var(--line)}
.event-menu-list a,.event-menu-list button{display:flex;align-items:center;min-height:44px;padding:0 var(--space-12);border:0;border-radius:var(--radius-8);background:none;color:var(--ink);font:600 var(--type-14) var(--font-text);text-align:start;text-decoration:none;cursor:pointer}
.event-menu-list :is(a,button):hover{background:var(--hover)}
.event-menu-list [hidden]{display:none}
.event-menu-list .qr{width:188px;height:188px;margin:var(--space-8) var(--space-8) var(--space-4);border-radius:var(--radius-8)}
.event-written{white-space:pre-line}
.event-join,.event-rest{display:grid;gap:var(--space-16);align-content:start;min-width:0;padding:0 var(--space-16) var(--space-16)}
.event-card,.event-section{padding:var(--space-16);border-radius:var(--radius-16);background:var(--card);box-shadow:var(--shadow-card),0 0 0 1px var(--line)}
.event-list,.event-groups{margin:0;padding:0;list-style:none}
.event p+.event-list{margin-top:var(--space-8)}
.event-list li{display:flex;align-items:center;gap:var(--space-12);min-height:48px;border-top:1px solid var(--line)}
.event-list li>:first-child{display:flex;flex:1;align-items:center;justify-content:space-between;min-height:48px}
.event-extras{display:grid;gap:var(--space-12)}
.event-bar{position:sticky;bottom:calc(64px + env(safe-area-inset-bottom));z-index:4;display:flex;align-items:center;gap:var(--space-12);padding:var(--space-12) var(--space-16);border-top:1px solid var(--line);background:var(--card)}
.event-bar p{display:grid;flex:1;min-width:0}
.event-bar>.event-deed,.event-bar>.event-bar-deed{flex:1.4}
@media (min-width:900px){
.event{grid-template:"cover cover" auto "main join" auto "main bar" 1fr "rest rest" auto/minmax(0,1fr) 360px;align-content:start;padding:0 var(--space-24) var(--space-48)}
.event-cover{grid-area:cover;margin-top:var(--space-24)}
.event-cover .look-cover{aspect-ratio:3;border-radius:var(--radius-16)}
.event-main{grid-area:main;margin:0;padding:var(--space-24) 0 var(--space-16)}
.event h1{font:700 var(--type-36) var(--font-heading)}
.event-join{grid-area:join;padding:var(--space-24) 0 0}
.event-join+.event-rest+.event-bar{margin-top:var(--space-16)}
.event-rest{grid-area:rest;grid-template-columns:minmax(0,1fr);padding:0;max-width:680px}
.event-bar{grid-area:bar;position:static;flex-direction:column;align-items:stretch;align-self:start;margin-top:var(--space-24);padding:var(--space-16);border:0;border-radius:var(--radius-16);box-shadow:var(--shadow-card),0 0 0 1px var(--line)}
.event-bar>*{flex:none}
}
`;

/** What only the app has: buttons that turn, faces, and parts that come later. */
export const eventAppStyle = `
.event-icon[aria-pressed=true]{border-color:var(--action);color:var(--action)}
.event-people{display:flex;flex-wrap:wrap;gap:var(--space-12) var(--space-24);list-style:none}
.event-people li{display:flex;align-items:center;gap:var(--space-8)}
.event-stack{display:grid;gap:var(--space-16)}
.event-card:empty{display:none}
.event-bar:has(>.event-bar-deed:empty){display:none}
@media (max-width:899px){.event{padding-bottom:calc(64px + env(safe-area-inset-bottom))}html:has(.event-bar){scroll-padding-bottom:160px}}
`;
