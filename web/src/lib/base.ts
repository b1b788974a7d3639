/** The path below which the client lies, with a slash at its end: its scripts lie in `assets/`. */
export const base = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";
