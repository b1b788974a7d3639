// The path below which the client is served, ending in a slash; its scripts are in `assets/` below it.
export const base = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";
