/** What a notification shows. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly icon: string;
  readonly data: { readonly path: string };
}

const text = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value : otherwise);

/**
 * Reads a message. One that says nothing shows that something came: browsers end the permission of apps that show nothing.
 * It leads nowhere but into the app, whatever it says.
 */
export function shownOf(message: string): Shown {
  const said = read(message);
  const path = text(said.path, '');
  return {
    title: text(said.title, 'Something happened'),
    body: text(said.body, 'Open the app to see what.'),
    tag: text(said.tag, 'something'),
    icon: '/icon.svg',
    data: { path: /^\/(?![/\\])/.test(path) ? path : '/notifications' },
  };
}

function read(message: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What a page asks of the worker. */
export const actionOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'action' in data ? data.action : undefined;
