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

/** Each picture with the marks behind it, the first one also with those before it. */
export function stretchesOf(
  film: readonly Frame[],
  isPictured: (frame: Frame) => boolean,
): Stretch[] {
  const pictures = [...film.keys()].filter((index) => isPictured(film[index]!));
  return pictures.map((picture, place) => ({
    picture,
    from: place === 0 ? 0 : picture,
    to: pictures[place + 1] ?? film.length,
  }));
}

/** The way of success of each flow, as `npm run pictures -- film` wrote it from the machines. */
export type Films = Readonly<Record<string, readonly Frame[]>>;

/** The places that a frame's state names. */
export const placesIn = (state: string): string[] => state.split('+');

/** A state's name in the name of its pictures. */
export const fileNameOf = (state: string): string => state.replaceAll('+', '_');
