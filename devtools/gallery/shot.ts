/** Where pictures and findings go. */
export const galleryFolder = 'coverage/gallery';

/** One screen at one width. */
export interface Shot {
  /** The name of the screens: the machine, or one way in which it begins. */
  flow: string;
  state: string;
  /** What the state is, in the machine's own words. */
  description: string;
  steps: number;
  width: number;
  picture: string;
  /** What axe found: the rule in words, and where; null where it had no time to look. */
  findings: { rule: string; help: string; where: string[] }[] | null;
}
