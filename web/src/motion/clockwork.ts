// Movements that can be hurried and cut short, all at once.

const EASE = "cubic-bezier(0.35, 0, 0.2, 1)";

export class Clockwork {
  #running = new Set<Animation>();
  #rate = 1;
  /** From now on everything is over at once. */
  cut = false;

  get rate(): number {
    return this.#rate;
  }
  /** How much faster than written; what is moving already follows. */
  set rate(rate: number) {
    if (rate === this.#rate) return;
    this.#rate = rate;
    for (const animation of this.#running) animation.updatePlaybackRate(rate);
  }

  /** Move something; only `transform` and `opacity`, which cost nothing. */
  move(element: Element | null, frames: Keyframe[], ms: number, delay = 0): Promise<void> {
    if (element === null) return Promise.resolve();
    return this.#run(element.animate(frames, { duration: ms, delay, fill: "both", easing: EASE }));
  }

  /** Let some time go by. */
  rest(ms: number): Promise<void> {
    const animation = new Animation(new KeyframeEffect(null, null, ms));
    animation.play();
    return this.#run(animation);
  }

  finish(): void {
    this.cut = true;
    for (const animation of this.#running) animation.finish();
  }

  async #run(animation: Animation): Promise<void> {
    animation.playbackRate = this.#rate;
    if (this.cut) animation.finish();
    this.#running.add(animation);
    // Whoever is taken off the page while moving has arrived.
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }
}

/** Keep something out of sight, though it can have the focus; the answer shows it again. */
export function hidden(element: HTMLElement): () => void {
  element.style.opacity = "0";
  return () => element.style.removeProperty("opacity");
}
