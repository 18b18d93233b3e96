interface Called {
  readonly name: string;
  readonly email?: string | undefined;
}

/** People with one address are one person; so are people of one name, unless both have an address. Case does not count. */
export function isSamePerson(a: Called, b: Called): boolean {
  if (a.email && b.email) return a.email.toLowerCase() === b.email.toLowerCase();
  return a.name.trim().toLowerCase() === b.name.trim().toLowerCase();
}
