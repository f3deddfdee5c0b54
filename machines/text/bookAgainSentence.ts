/** A booking that can be made again, as home and a reminder say it; parts in braces are filled in. */
export const bookAgainEnglish = '{tests} for {people} at {lab} – {time}';
export const bookAgainHindi = '{people} के लिए {tests}, {lab}, {time}';

/** What stands for the time where none is open. */
export const someTimeEnglish = 'choose a time';
export const someTimeHindi = 'समय चुनें';
