/** The folder for pictures and findings. */
export const galleryFolder = 'coverage/gallery';

/** One screen at one width. */
export interface Shot {
  /** The name of the set of screens: the machine, or one of its starting situations. */
  flow: string;
  state: string;
  /** The description of the state in its machine. */
  description: string;
  steps: number;
  width: number;
  picture: string;
  /** The findings of axe: the rule in words, and where; null if it was not run. */
  findings: { rule: string; help: string; where: string[] }[] | null;
}
