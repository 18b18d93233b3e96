/**
 * The file of the heading font on the web app's origin, named for the version of its package so that it never changes under
 * its address. The app and the server's pages use the one file.
 */
export const headingFontPath = '/assets/bricolage-grotesque-5.3.0.woff2';

export const headingFont = 'Bricolage Grotesque Variable';
/** A font that the device has, as wide as the heading font: lines break in the same places while that comes. */
export const headingStandIn = 'Rovers Heading';

const local = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'];

/** Text is read at once in the stand-in, and turns into the heading font without moving. */
export const headingFaces = `@font-face{font-family:'${headingFont}';font-weight:200 800;font-display:swap;src:url(${headingFontPath}) format('woff2')}
@font-face{font-family:'${headingStandIn}';font-weight:700;size-adjust:102%;src:${local.map((name) => `local('${name}')`).join()}}
`;
