const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = 'color:#10231c';
const quiet = 'color:#51645c';

/** Inline styles, because several mail programs drop the style sheet. */
export const theme = {
  page: 'background-color:#eef3f0',
  brand: `${font};font-size:20px;line-height:28px;font-weight:700;letter-spacing:-0.01em;color:#0b6b4b`,
  card: 'background-color:#ffffff',
  heading: `${font};font-size:24px;line-height:32px;font-weight:700;${ink}`,
  body: `${font};font-size:16px;line-height:24px;${ink}`,
  code: `font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;line-height:36px;font-weight:700;letter-spacing:0.2em;text-align:center;background-color:#eef3f0;${ink}`,
  label: `${font};font-size:14px;line-height:22px;border-top:1px solid #dbe5df;${quiet}`,
  value: `${font};font-size:16px;line-height:22px;border-top:1px solid #dbe5df;${ink}`,
  buttonCell: 'background-color:#0b6b4b',
  buttonLink: `${font};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none`,
  footer: `${font};font-size:13px;line-height:20px;${quiet}`,
  footerLink: `${quiet};text-decoration:underline`,
} as const;

/** What inline styles cannot say: dark colours and narrow screens. Every pair of colours has a contrast of 4.5 or more. */
export const css = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%}
td{word-break:break-word}
@media (max-width:480px){.inner{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.page{background-color:#0d1613!important}
.card{background-color:#172420!important}
.brand{color:#5fd3a6!important}
.ink{color:#e6efea!important}
.quiet{color:#a5b8af!important}
.line{border-top-color:#2b3b35!important}
.code{background-color:#0d1613!important}
.button{background-color:#5fd3a6!important}
.button a{color:#06231a!important}
}
`;
