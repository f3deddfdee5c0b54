/** We count in rupees, the provider in paise; this is the only conversion (PD-34). */
export const toPaise = (rupees: number): number => rupees * 100;
/** Whole rupees for display; an amount that the provider took by mistake may include paise. */
export const toRupees = (paise: number): number => Math.round(paise / 100);
export const currency = 'INR';
