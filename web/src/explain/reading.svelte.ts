// The rulebook beside the table: whether it is open, and at which rule.

class Reading {
  /** The rule to look at; "": the beginning; null: the book is closed. */
  number = $state<string | null>(null);
  /** Whether somebody shows the book; else rules are a page. */
  hosted = false;

  open(number = ""): void {
    this.number = number;
  }
  close(): void {
    this.number = null;
  }
  /** For the component that shows the book, when it is mounted. */
  host(): () => void {
    this.hosted = true;
    return () => {
      this.hosted = false;
      this.number = null;
    };
  }
}

export const reading = new Reading();
