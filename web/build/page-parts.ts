import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const web = join(import.meta.dirname, '..');
const shell = join(web, 'app', 'main', 'main.tsx');
/** The home page and most others know events: what an event is made of comes with the shell. */
const eventSchemas = join(web, '..', 'shared', 'events', 'details', 'schemas.ts');
const homePage = join(web, 'app', 'features', 'discovery', 'home', 'home-page.tsx');
const react = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const library = /[\\/]node_modules[\\/]/;
const frame = /components[\\/](box|button|link)[\\/]index\.js$/;
const ofFewPages = /[\\/]web[\\/]app[\\/]features[\\/]|[\\/]shared[\\/]|-api\.ts$/;

/**
 * What most pages are made of, in the order in which it is taken: by the modules that lead to the rest of a part. What a
 * part holds is nearly always asked for together, so that no page takes more by it than its few neighbours there.
 */
const parts = {
  // Fields know zones, and so do pages without a field.
  zones: /web[\\/]blocks[\\/]zone-words\.ts$/,
  fields: /components[\\/](form-field|input|alert|textarea|internal[\\/]components[\\/]checkbox-icon)[\\/]index\.js$/,
  'form-values': /[\\/]node_modules[\\/]react-hook-form[\\/]/,
  form: /web[\\/]app[\\/]forms[\\/](form-view|fields[\\/]text-field|use-page-form)\.tsx?$/,
  choices: /components[\\/]select[\\/]index\.js$/,
  'form-fields': /web[\\/]app[\\/]forms[\\/](fields[\\/](select|number|textarea)|dates[\\/]time-zone)-field\.tsx$/,
  events: /web[\\/]app[\\/]operations[\\/]events[\\/]events-api\.ts$/,
  places: /web[\\/]app[\\/]operations[\\/]places[\\/]places-api\.ts$/,
  suggestions: /components[\\/]autosuggest[\\/]index\.js$|web[\\/]app[\\/]forms[\\/]places[\\/]city-field\.tsx$/,
  dialog: /web[\\/]app[\\/]shell[\\/]dialogs[\\/]confirm-dialog\.tsx$/,
};

/**
 * Left to itself the bundler gives every set of pages that share something a file of its own: seventy files for a form,
 * most of them too small to compress. Here the shell is three files, what the home page adds to it is one, and so is each of
 * the parts that most pages are made of.
 */
export const pageParts = (): Plugin => ({
  name: 'page-parts',
  apply: 'build',
  config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: groups() } } } } }),
});

function groups(): Rolldown.CodeSplittingGroup[] {
  const [isNeeded, isOfEvents] = [neededBy(shell), neededBy(eventSchemas)];
  const isOfShell: typeof isNeeded = (id, context) =>
    isNeeded(id, context) || id === eventSchemas || isOfEvents(id, context);
  const isOfHome = neededBy(homePage);
  const isOfFrame: typeof isOfHome = (id, context) => frame.test(id) || (isOfHome(id, context) && !ofFewPages.test(id));
  const all: Rolldown.CodeSplittingGroup[] = [
    { name: 'react', test: react },
    { debugName: 'library', test: library, name: (id, context) => (isOfShell(id, context) ? 'library' : null) },
    { debugName: 'shell', name: (id, context) => (isOfShell(id, context) ? 'shell' : null) },
    { debugName: 'frame', name: (id, context) => (isOfFrame(id, context) ? 'frame' : null) },
    ...Object.entries(parts).map(([name, test]) => ({ name, test })),
  ];
  return all.map((group, index) => ({ ...group, priority: all.length - index }));
}

/** Whether a module is loaded because of another one, however far behind it. */
function neededBy(first: string) {
  const needed = new Set<string>();
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    const next = needed.size > 0 ? [] : [first];
    for (let each = next.pop(); each; each = next.pop()) {
      if (needed.has(each)) continue;
      needed.add(each);
      next.push(...(context.getModuleInfo(each)?.importedIds ?? []));
    }
    return needed.has(id) && id !== first;
  };
}
