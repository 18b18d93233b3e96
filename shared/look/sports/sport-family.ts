/** Sports that share a color and the lines of a field. */
export interface SportFamily {
  /** White on it has a contrast of 5.3 or more. */
  readonly color: string;
  /** Where a cover's gradient ends. */
  readonly deep: string;
  /** The lines of the family's field, 1200 × 360. */
  readonly field: string;
  /** One path for each game type, 24 × 24. */
  readonly icons: Readonly<Record<string, string>>;
}
