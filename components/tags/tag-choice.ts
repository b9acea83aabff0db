import { v4 } from 'uuid';

/** What a field for a tag knows between two presses of Enter. */
export class TagChoice {
  private isUnderWay = false;
  private readonly keys = new Map<string, string>();

  /** Does nothing while an earlier one is under way. */
  async once(choose: () => Promise<void>): Promise<void> {
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    try {
      await choose();
    } finally {
      this.isUnderWay = false;
    }
  }

  /** The idempotency key under which a tag of the name is created, once however often it is sent. */
  keyOf(name: string): string {
    const key = this.keys.get(name) ?? v4();
    this.keys.set(name, key);
    return key;
  }

  created(name: string): void {
    this.keys.delete(name);
  }
}
