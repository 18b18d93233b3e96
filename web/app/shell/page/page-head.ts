/** What a page says about itself to search engines and to apps that show a link to it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** An address; pages without a picture of their own have none. */
  readonly imageUrl?: string | undefined;
}

/** Sets the document's title, its description and its share image. What an earlier page said goes. */
export function setPageHead({ title, description, imageUrl }: PageHead): void {
  document.title = title;
  setMeta('name', 'description', description);
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', description);
  setMeta('property', 'og:image', imageUrl);
}

function setMeta(attribute: 'name' | 'property', name: string, content: string | undefined): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute(attribute, name);
  element.content = content;
}
