/** Something that is still to be done once a thing was made, and the place where it is done. */
export interface SetupStep<Place extends string = string> {
  readonly place: Place;
  /** What is to be done: `Add teams`. */
  readonly text: string;
  /** On the button that leads there. */
  readonly verb: string;
  /** How far it is, or what it is for. */
  readonly detail?: string;
  /** Always from what is, never from what was ticked. */
  readonly isDone: boolean;
}

/** Whether there is nothing left to do. */
export const isSetUp = (steps: readonly SetupStep[]): boolean => steps.every(({ isDone }) => isDone);
