/** The statuses of answers that came at once, in rising order. */
export const statusesOf = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b);
