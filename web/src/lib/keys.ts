// Keys with modifiers.

/** Such shortcuts belong to the browser or the system. */
export const hasModifier = (event: KeyboardEvent | MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;
