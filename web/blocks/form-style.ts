/** The style of forms and their buttons, for the server's pages and for what the app shows of them. */
export const formStyle = `
.post-form{display:grid;gap:var(--space-12);margin:0}
.post-form label{display:grid;gap:var(--space-4);font:600 var(--type-14) var(--font-text)}
.post-form :is(input:not([type=checkbox]),select){box-sizing:border-box;width:100%;min-height:48px;padding:var(--space-8) var(--space-12);border:1px solid var(--field);border-radius:var(--radius-12);background:var(--card);color:var(--ink);font:400 var(--type-16) var(--font-text)}
.post-form input[type=checkbox]{width:20px;height:20px;margin:0 var(--space-8) 0 0;vertical-align:middle;accent-color:var(--action)}
.post-form fieldset{display:grid;gap:var(--space-12);min-width:0;margin:0;padding:0;border:0}
.post-form legend{padding:0;margin-bottom:var(--space-8);font:600 var(--type-14) var(--font-text)}
.post-form label:has(>[type=checkbox]),.post-form fieldset label{display:flex;align-items:flex-start;font-weight:400}
.post-form label:has(:disabled){color:var(--quiet)}
.post-form :is(input,select):focus-visible{border-color:var(--action);outline:2px solid var(--action);outline-offset:0}
.post-form small{display:block;color:var(--quiet);font:400 var(--type-14) var(--font-text)}
.post-form p{margin:0}
.post-form .trap{position:absolute;left:-99rem}
.event-deed,.event-second{display:flex;box-sizing:border-box;align-items:center;justify-content:center;width:100%;min-height:48px;padding:0 var(--space-16);border:1.5px solid var(--action);border-radius:var(--radius-12);font:700 var(--type-16) var(--font-text);text-align:center;text-decoration:none;cursor:pointer;transition:background var(--press) var(--ease)}
.event-deed{background:var(--action);color:var(--on-action)}
.event-deed:hover{background:var(--action-hover)}
.event-deed[aria-busy=true]{cursor:progress}
.event-second{border-color:var(--field);background:none;color:var(--ink)}
.event-second:hover{background:var(--hover)}
:is(.event-deed,.event-second,.event-icon):focus-visible{outline:2px solid var(--action);outline-offset:2px}
`;
