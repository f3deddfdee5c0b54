/** Whether a name can be one: it has a letter of some script. */
export const hasLetter = (name: string): boolean => /\p{L}/u.test(name);
