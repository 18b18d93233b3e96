import type { Plugin } from 'vite';

/** What stands in for a module of Cloudscape, and why nothing is missed. */
const trims: readonly (readonly [module: string, code: string])[] = [
  // Follows how people get through forms, for a listener that the console sets and this app does not.
  [
    'internal/analytics/components/analytics-funnel.js',
    `const through = ({ children }) => children;
     export { through as AnalyticsFunnel, through as AnalyticsFunnelStep, through as AnalyticsFunnelSubStep };`,
  ],
  // Lists of thousands draw only what is in view; ours say so by \`virtualScroll\`, and none does.
  ['select/parts/virtual-list.js', `export { default } from './plain-list';`],
  ['autosuggest/virtual-list.js', `export { default } from './plain-list';`],
];

const trimmed = /@cloudscape-design[\\/]components[\\/](.*(?:analytics-funnel|virtual-list)\.js)$/;
const ours = /[\\/]web[\\/].*\.tsx$/;

/** Leaves out parts of Cloudscape's components that this app has no use for: 6 KB compressed of a page with a form. */
export const componentTrims = (): Plugin => ({
  name: 'component-trims',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: [trimmed, ours] },
    handler(source, id) {
      if (ours.test(id) && /\bvirtualScroll\b/.test(source))
        this.error(`${id} needs what component-trims.ts leaves out`);
      const module = trimmed.exec(id)?.[1]?.replaceAll('\\', '/');
      const code = trims.find(([name]) => name === module)?.[1];
      return code ? { code, map: null } : null;
    },
  },
});
