export const dateBlockStyle = `
.look-date{display:inline-grid;flex:none;align-content:center;justify-items:center;box-sizing:border-box;width:44px;height:44px;border-radius:var(--radius-12);background:var(--card);box-shadow:0 0 0 1px var(--line);color:var(--quiet);font:700 var(--type-12) var(--font-text);text-transform:uppercase}
.look-date b{color:var(--ink);font:700 var(--type-18) var(--font-heading)}
`;
