// Running animations that can be sped up and finished, all at once.

const EASE = "cubic-bezier(0.35, 0, 0.2, 1)";

export class AnimationGroup {
  #running = new Set<Animation>();
  #rate = 1;
  /** Every animation ends as soon as it starts. */
  finished = false;

  get rate(): number {
    return this.#rate;
  }
  /** How many times faster than defined; running animations follow. */
  set rate(rate: number) {
    if (rate === this.#rate) return;
    this.#rate = rate;
    for (const animation of this.#running) animation.updatePlaybackRate(rate);
  }

  /** Animates `transform` and `opacity` only: they need no layout. */
  animate(element: Element | null, frames: Keyframe[], ms: number, delay = 0): Promise<void> {
    if (element === null) return Promise.resolve();
    return this.#run(element.animate(frames, { duration: ms, delay, fill: "both", easing: EASE }));
  }

  /** Waits, as if something moved for so long. */
  wait(ms: number): Promise<void> {
    const animation = new Animation(new KeyframeEffect(null, null, ms));
    animation.play();
    return this.#run(animation);
  }

  finish(): void {
    this.finished = true;
    for (const animation of this.#running) animation.finish();
  }

  async #run(animation: Animation): Promise<void> {
    animation.playbackRate = this.#rate;
    if (this.finished) animation.finish();
    this.#running.add(animation);
    // If its element is removed meanwhile, the animation is over.
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }
}

/** Makes an element invisible, though it can have the focus; the returned function shows it again. */
export function hide(element: HTMLElement): () => void {
  element.style.opacity = "0";
  return () => element.style.removeProperty("opacity");
}
