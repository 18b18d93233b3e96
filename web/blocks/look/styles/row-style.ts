export const rowStyle = `
.look-row{display:flex;flex-wrap:wrap;align-items:center;justify-content:end;gap:var(--space-8) var(--space-12);box-sizing:border-box;min-height:68px;padding:var(--space-12);border-radius:var(--radius-16);background:var(--card);box-shadow:var(--shadow-card),0 0 0 1px var(--line);color:var(--ink);text-decoration:none;transition:background var(--press) var(--ease)}
.look-row:hover{background:var(--hover)}
.look-row:focus-visible{outline:2px solid var(--action);outline-offset:2px}
.look-row-words{display:grid;flex:1 1 9rem;min-width:0;color:var(--quiet);font:400 var(--type-14) var(--font-text);overflow-wrap:anywhere}
.look-row-words b{color:var(--ink);font:700 var(--type-16) var(--font-heading)}
.look-pictured{display:flex;gap:var(--space-12);align-items:flex-start}
.look-pictured>div{flex:1;min-width:0}
`;
