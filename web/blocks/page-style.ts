import { eventStyle } from './event/event-style.ts';
import { formStyle } from './form-style.ts';
import { avatarStyle } from './look/styles/avatar-style.ts';
import { chipStyle } from './look/styles/chip-style.ts';
import { coverStyle } from './look/styles/cover-style.ts';
import { crestStyle } from './look/styles/crest-style.ts';
import { dateBlockStyle } from './look/styles/date-block-style.ts';
import { iconStyle } from './look/styles/icon-style.ts';
import { baseStyle, styleOf } from './style-of.ts';

/** What a page of our own has around its content, and plain text on a card. Contrasts are 4.5 or more. */
const frameStyle = `
.top{display:flex;justify-content:space-between;align-items:center;gap:var(--space-16);min-height:56px;padding:0 var(--space-16);background:var(--pitch)}
.top a{padding:var(--space-12) 0;color:var(--on-pitch);font-weight:600;text-decoration:none}
.top .brand{font:700 var(--type-22) var(--font-heading)}
.bottom{position:fixed;inset:auto 0 0;z-index:6;display:flex;min-height:64px;padding-bottom:env(safe-area-inset-bottom);border-top:1px solid var(--line);background:var(--card)}
.bottom a{display:grid;flex:1;place-content:center;justify-items:center;color:var(--quiet);font:600 var(--type-12) var(--font-text);text-decoration:none}
footer{padding:var(--space-24) var(--space-16) 88px;color:var(--quiet);font:400 var(--type-14) var(--font-text);text-align:center}
.sheet{max-width:640px;margin:0 auto;padding:var(--space-24) var(--space-16);background:var(--card)}
.sheet h1{margin:0 0 var(--space-8);font:700 var(--type-28) var(--font-heading)}
.sheet h2{margin:var(--space-24) 0 var(--space-8);font:700 var(--type-18) var(--font-heading)}
.sheet p{margin:0 0 var(--space-16)}
.notice{padding:var(--space-12) var(--space-16);border-radius:var(--radius-12);background:var(--hover);font-weight:600}
.bad{background:var(--bad-back);color:var(--bad)}
.sheet .event-deed+.post-form{margin-top:var(--space-24)}
.also a{display:inline-block;padding:var(--space-12) 0;margin-right:var(--space-24)}
.sums{display:grid;gap:var(--space-8);margin:0 0 var(--space-16)}
.sums>div{display:flex;justify-content:space-between;gap:var(--space-12)}
.sums dd{margin:0;font-variant-numeric:tabular-nums}
.sums>:last-child{padding-top:var(--space-8);border-top:1px solid var(--border);font:700 var(--type-18) var(--font-heading)}
.qr{display:block;max-width:100%;height:auto}
@media (min-width:900px){.bottom{display:none}.top{padding:0 var(--space-24)}.sheet{margin-top:var(--space-24);padding:var(--space-32);border-radius:var(--radius-16)}footer{padding-bottom:var(--space-32)}}
`;

/** The drawn parts that these pages show. */
const partStyle = iconStyle + coverStyle + crestStyle + avatarStyle + dateBlockStyle + chipStyle;

/** The style of every page of our own. */
export const pageStyle = styleOf(baseStyle + frameStyle + formStyle + partStyle + eventStyle);
