import { colors, measures } from '#shared/look/tokens.ts';

const families = {
  text: `font-family:${measures['font-text']}`,
  heading: `font-family:${measures['font-heading']}`,
  code: 'font-family:ui-monospace,Menlo,Consolas,monospace',
};

/** `font-size:16px;line-height:24px`. */
function type(size: '12' | '14' | '16' | '18' | '22' | '28'): string {
  const [fontSize, lineHeight] = measures[`type-${size}`].split('/');
  return `font-size:${fontSize};line-height:${lineHeight}`;
}

const ink = `color:${colors.ink.light}`;
const quiet = `color:${colors.quiet.light}`;
const line = `1px solid ${colors.line.light}`;

/** Inline styles in the look's light colors, because several mail programs drop the style sheet. */
export const theme = {
  page: `background-color:${colors.page.light}`,
  brand: `${families.heading};${type('22')};font-weight:700;color:${colors.action.light}`,
  card: `background-color:${colors.card.light};border:${line};border-radius:${measures['radius-16']}`,
  heading: `${families.heading};${type('28')};font-weight:700;${ink}`,
  body: `${families.text};${type('16')};${ink}`,
  code: `${families.code};${type('28')};font-weight:700;letter-spacing:0.2em;text-align:center;background-color:${colors.page.light};border-radius:${measures['radius-12']};${ink}`,
  label: `${families.text};${type('14')};border-top:${line};${quiet}`,
  value: `${families.text};${type('16')};border-top:${line};${ink}`,
  buttonCell: `background-color:${colors.action.light};border-radius:${measures['radius-12']}`,
  buttonLink: `${families.text};${type('16')};font-weight:700;color:${colors['on-action'].light};text-decoration:none`,
  footer: `${families.text};${type('14')};${quiet}`,
  footerLink: `${quiet};text-decoration:underline`,
} as const;

/** What inline styles cannot say: dark colors and narrow screens. */
export const css = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%}
td{word-break:break-word}
@media (max-width:480px){.inner{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.page{background-color:${colors.page.dark}!important}
.card{background-color:${colors.card.dark}!important;border-color:${colors.line.dark}!important}
.brand{color:${colors.action.dark}!important}
.ink{color:${colors.ink.dark}!important}
.quiet{color:${colors.quiet.dark}!important}
.line{border-top-color:${colors.line.dark}!important}
.code{background-color:${colors.page.dark}!important}
.button{background-color:${colors.action.dark}!important}
.button a{color:${colors['on-action'].dark}!important}
}
`;
