import type { Plugin } from 'vite';

/** Components that no page uses and whose words are most of what Cloudscape's one file of English words holds. */
const unused = [
  'annotation-context',
  'app-layout',
  'code-editor',
  'collection-preferences',
  'date-range-picker',
  'file-upload',
  'property-filter',
  'prompt-input',
  's3-resource-selector',
  'split-panel',
  'tag-editor',
  'tutorial-panel',
  'wizard',
];

const words = /@cloudscape-design[\\/]components[\\/]i18n[\\/]messages[\\/]all\.en\.js$/;
const entryOf = /@cloudscape-design[\\/]components[\\/]([\w-]+)[\\/]index\.js$/;

type Messages = Record<string, { en: Record<string, unknown> }>;

/** Leaves out the words of unused components: 5 KB compressed of every first load. Using one of them stops the build. */
export const componentWords = (): Plugin => ({
  name: 'component-words',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: words },
    handler(code) {
      const messages: Messages = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1));
      for (const { en } of Object.values(messages)) for (const component of unused) delete en[component];
      return { code: `export default ${JSON.stringify(messages)}`, map: null };
    },
  },
  moduleParsed({ id }) {
    const component = entryOf.exec(id)?.[1] ?? '';
    if (unused.includes(component)) this.error(`${component} is used now: take it out of web/build/component-words.ts`);
  },
});
