/** What each started part needs done at the end; done in reverse. */
export type Undo = (() => unknown)[];
