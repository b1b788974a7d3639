// The rule at which the rulebook beside the table is open.

class OpenRule {
  /** "": the beginning; null: the rulebook is closed. */
  number = $state<string | null>(null);
  /** Whether this page can show the rulebook; else rules are on a page of their own. */
  mounted = false;

  open(number = ""): void {
    this.number = number;
  }
  close(): void {
    this.number = null;
  }
  /** For the component that shows the rulebook. */
  mount(): () => void {
    this.mounted = true;
    return () => {
      this.mounted = false;
      this.number = null;
    };
  }
}

export const openRule = new OpenRule();
