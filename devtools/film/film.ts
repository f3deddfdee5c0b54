/** The part of the success path that a flow spends in one state. */
export interface Frame {
  /** The path of the state; paths in several regions are joined by `+`. */
  state: string;
  /** Ids of the transitions that are taken there, in order; the last one leads on. */
  takes: string[];
}

/** A picture of a film and the marks that belong to it, as indexes of frames. */
export interface Stretch {
  picture: number;
  from: number;
  /** The index where the next one begins. */
  to: number;
}

/**
 * Groups each picture with the marks after it, and with those before it that belong to its own
 * step, so that a failed load of a step is shown under the step's name.
 */
export function stretchesOf(
  film: readonly Frame[],
  isPictured: (frame: Frame) => boolean,
): Stretch[] {
  const steps = film.map(({ state }) => state.split('.')[0]);
  const pictures = [...film.keys()].filter((index) => isPictured(film[index]!));
  const begins = pictures.map((picture, place) => {
    const before = pictures[place - 1];
    if (before === undefined) return 0;
    const isOwn = (index: number) =>
      steps[index] === steps[picture] && steps[index] !== steps[before];
    let from = picture;
    while (from - 1 > before && isOwn(from - 1)) from -= 1;
    return from;
  });
  return pictures.map((picture, place) => ({
    picture,
    from: begins[place]!,
    to: begins[place + 1] ?? film.length,
  }));
}

/** The success path of each flow, as `npm run pictures -- film` wrote it from the machines. */
export type Films = Readonly<Record<string, readonly Frame[]>>;

/** The places in a frame's state. */
export const placesIn = (state: string): string[] => state.split('+');

/** The state's part of its pictures' file names. */
export const fileNameOf = (state: string): string => state.replaceAll('+', '_');
