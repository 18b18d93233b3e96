/** What one person was told about one event, as far as anybody can know. */
interface Entry {
  joined: boolean;
  /** A change was asked for and never answered: both states are right until one is seen. */
  unknown: boolean;
}

/** Everything the product acknowledged, to hold it to. */
export class Ledger {
  readonly counts = { acknowledged: 0, unanswered: 0, lost: 0 };
  private readonly entries = new Map<string, Entry>();

  entry(key: string): Entry {
    const known = this.entries.get(key) ?? { joined: false, unknown: false };
    this.entries.set(key, known);
    return known;
  }

  acknowledge(key: string, joined: boolean): void {
    Object.assign(this.entry(key), { joined, unknown: false });
    this.counts.acknowledged++;
  }

  leaveOpen(key: string): void {
    this.entry(key).unknown = true;
    this.counts.unanswered++;
  }

  /** Compares with what the product says now; a difference that nothing explains is a loss. */
  observe(key: string, joined: boolean): void {
    const entry = this.entry(key);
    if (entry.joined !== joined && !entry.unknown) this.counts.lost++;
    Object.assign(entry, { joined, unknown: false });
  }
}
