import { baseStyle, styleOf } from './style-of.ts';

const frameStyle = `
.embed{padding:var(--space-16)}
.embed h1{margin:0 0 var(--space-16);font:700 var(--type-22) var(--font-heading)}
.embed h2{margin:var(--space-24) 0 var(--space-8);font:700 var(--type-18) var(--font-heading)}
.standings{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.standings :is(td,th){padding:var(--space-8) var(--space-4);border-top:1px solid var(--line);font-weight:400;text-align:right}
.standings :is(td,thead th){white-space:nowrap}
.standings thead th{border-top:0;color:var(--quiet)}
.standings :is(th[scope=row],th:nth-child(2)){text-align:left}
.standings tbody td:last-child{font-weight:700}
`;

/** The style of pages for frames on other sites. */
export const embedStyle = styleOf(baseStyle + frameStyle);
