/** How the look's icons are drawn. */
export const drawing = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** For a screen reader: a label where the drawing is the only sign of the thing, nothing where words stand beside it. */
export const labelled = (label: string | undefined) =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
