// The outlines of resources and types, each on a field of 24 by 24, and where the symbol stands in it: x, y, and its scale in
// thousandths. Every resource and every type has an outline of its own: none is told apart by its colour alone.
export interface Outline {
  readonly path: string;
  readonly at: readonly [x: number, y: number, scale: number];
}

export const RESOURCE_OUTLINES: Readonly<Record<string, Outline>> = {
  food: { path: "M1.5 12A10.5 10.5 0 0 1 12 1.5h10.5V12A10.5 10.5 0 0 1 12 22.5H1.5z", at: [5, 5, 27.3] },
  iron: { path: "M5 3.5h14L23.3 21H.7z", at: [5, 6, 27.3] },
  horse: { path: "M1.8 22.5V11.8a10.2 10.2 0 0 1 20.4 0v10.7z", at: [4.6, 5.6, 28.9] },
  gunpowder: {
    path: "M12 .1l3.1 3.3 4.5-.5.4 4.5 3.7 2.5-2.6 3.7 1.2 4.3-4.4 1.1-1.8 4.2-4.1-2-4.1 2L6.1 19l-4.4-1 1.2-4.4L.3 9.9 4 7.4l.4-4.5 4.5.5z",
    at: [5.6, 5.6, 25],
  },
  oil: { path: "M12 .5c4.8 5.2 10 9.6 10 14.3a10 9 0 0 1-20 0C2 10.1 7.2 5.7 12 .5z", at: [5.6, 8, 25] },
  earth: { path: "M12 1a11 11 0 1 0 .1 0z", at: [2.6, 2.6, 36.7] },
  space: { path: "M12 0 24 12 12 24 0 12z", at: [5.6, 5.6, 25] },
};

export const TYPE_OUTLINES: Readonly<Record<string, Outline>> = {
  civil: { path: "M12 .8a11.2 11.2 0 1 0 .1 0z", at: [5.5, 5, 25.4] },
  tactic: { path: "M12 .3 22.6 6.2v11.6L12 23.7 1.4 17.8V6.2z", at: [5.5, 5.3, 25.4] },
  attack: { path: "M1.2 1h21.6v12.3c0 4.7-4.8 8.4-10.8 10.4C6 21.7 1.2 18 1.2 13.3z", at: [5.2, 3.8, 26.6] },
};

export const transformOf = ({ at: [x, y, scale] }: Outline): string => `translate(${x} ${y}) scale(${scale / 1000})`;
