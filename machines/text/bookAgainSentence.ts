/**
 * The sentence that offers to book again, on home and in a reminder; the parts in braces are filled
 * in.
 */
export const bookAgainEnglish = '{tests} for {people} at {lab} – {time}';
export const bookAgainHindi = '{people} के लिए {tests}, {lab}, {time}';

/** Replaces the time if none is open. */
export const someTimeEnglish = 'choose a time';
export const someTimeHindi = 'समय चुनें';
