const told = new EventTarget();

class News extends Event {
  readonly things: readonly string[] | undefined;

  constructor(things: readonly string[] | undefined) {
    super('news');
    this.things = things;
  }
}

/** After the socket said that there is something new: of these things, or for the reader. */
export const newsCame = (things?: readonly string[]): void => void told.dispatchEvent(new News(things));

/** Calls back when the socket says that there is something new. Returns how to stop. */
export function onNews(tell: (things: readonly string[] | undefined) => void): () => void {
  const heard = (event: Event) => tell(event instanceof News ? event.things : undefined);
  told.addEventListener('news', heard);
  return () => told.removeEventListener('news', heard);
}
