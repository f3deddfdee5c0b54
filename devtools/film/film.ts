/** A stretch of the way of success that a flow spends in one state. */
export interface Frame {
  /** The path of the state; paths in several regions are joined by `+`. */
  state: string;
  /** Ids of the transitions that are taken there in turn; the last one leads on. */
  takes: string[];
}

/** A picture of a film with the marks that belong to it, as places in the film. */
export interface Stretch {
  picture: number;
  from: number;
  /** Where the next one begins. */
  to: number;
}

/**
 * Each picture with the marks behind it and those before it of its own step, so that what fails while
 * a step is being loaded stands under the name of that step.
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

/** The way of success of each flow, as `npm run pictures -- film` wrote it from the machines. */
export type Films = Readonly<Record<string, readonly Frame[]>>;

/** The places that a frame's state names. */
export const placesIn = (state: string): string[] => state.split('+');

/** A state's name in the name of its pictures. */
export const fileNameOf = (state: string): string => state.replaceAll('+', '_');
