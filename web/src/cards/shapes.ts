// The shapes of players, each as an SVG path of 24 by 24.
import type { Shape } from "../generated/protocol";

export const SHAPE_PATHS: Readonly<Record<Shape, string>> = {
  circle: "M12 2a10 10 0 1 0 .1 0z",
  square: "M3 3h18v18H3z",
  triangle: "M12 2 23 21H1z",
  diamond: "M12 1 23 12 12 23 1 12z",
  star: "m12 1 3.2 7.2 7.8.8-5.9 5.2 1.8 7.8-6.9-4.1L5.1 22l1.8-7.8L1 9l7.8-.8z",
  cross: "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z",
};
