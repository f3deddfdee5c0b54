/** Ours are rupees, the provider's paise: the only conversion (PD-34). */
export const toPaise = (rupees: number): number => rupees * 100;
/** Whole rupees, for showing: what the provider took by mistake may have paise. */
export const toRupees = (paise: number): number => Math.round(paise / 100);
export const currency = 'INR';
