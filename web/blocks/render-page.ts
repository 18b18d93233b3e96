import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page as the server sends it. React escapes every text in it. */
export const renderPage = (page: ReactElement): string => `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
