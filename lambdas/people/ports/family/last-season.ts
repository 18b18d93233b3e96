/** When the last of the seasons ends that a person has a place in; undefined without one. */
export type LastSeason = (personId: string) => Promise<Date | undefined>;
