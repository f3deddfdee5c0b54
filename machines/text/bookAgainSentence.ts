/** A booking that can be made again, as home and a reminder say it; parts in braces are filled in. */
export const bookAgainSentence = {
  en: '{tests} for {people} at {lab} – {time}',
  hi: '{people} के लिए {tests}, {lab}, {time}',
} as const;

/** What stands for the time where none is open. */
export const someTime = { en: 'choose a time', hi: 'समय चुनें' } as const;
