/** One request for a page about the local run. */
export interface LocalRequest {
  readonly method: string;
  /** Behind `/_local`, without a slash at the end. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** What was posted, as a form or as JSON. */
  readonly input: Readonly<Record<string, unknown>>;
  /** A browser asks for pages, everything else for JSON. */
  readonly wantsPage: boolean;
}
