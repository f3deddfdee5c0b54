/** Ours are rupees, the provider's paise: the one place where they meet (decisions 34). */
export const toPaise = (rupees: number): number => rupees * 100;
/** Whole rupees; what is no whole rupee is no amount of ours and comes out as it is not equal to any. */
export const toRupees = (paise: number): number => paise / 100;
export const currency = 'INR';
