import type { PageAnswers } from './pageData.ts';

/** Answers without the Hindi texts beside the English ones, such as `nameHindi`. */
export const withoutHindi = (answers: PageAnswers): PageAnswers =>
  JSON.parse(
    JSON.stringify(answers, function leaveOut(this: object, name: string, value: unknown) {
      const english = name.endsWith('Hindi') && name.slice(0, -'Hindi'.length);
      return english && english in this ? undefined : value;
    }),
  ) as PageAnswers;
