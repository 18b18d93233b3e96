import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page as the server sends it. React escapes every text in it. */
export const renderPage = (page: ReactElement): string => `<!doctype html>\n${renderToStaticMarkup(page)}\n`;

/** A part of a page that is already there. */
export const renderPart = (part: ReactElement): string => renderToStaticMarkup(part);
