// Sizes of the screen that decide what is shown, as in the styles of the table.
import { MediaQuery } from "svelte/reactivity";

/** A phone, or a very low window. */
export const smallScreen = new MediaQuery("(width < 47rem) or (height < 34rem)");
