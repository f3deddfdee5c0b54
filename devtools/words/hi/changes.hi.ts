import type { ChangeWords } from '../changes.en.ts';

const listed = (things: readonly string[]) => new Intl.ListFormat('hi-IN').format(things);

export const changes: ChangeWords = {
  newFlow: (means) => `नया: ${means}`,
  goneFlow: (means) => `हटा: ${means}`,
  newState: (state, means) => `‘${state}’ नया है: ${means}`,
  goneState: (state, means) => `‘${state}’ हट गया है। वह था: ${means}`,
  newStates: (states) => `नए: ${listed(states)}।`,
  goneStates: (states) => `हटे: ${listed(states)}।`,
  newWay: (source, event, target) => `‘${source}’ में नया: ${event} → ${target}।`,
  goneWay: (source, event, target) => `‘${source}’ में अब नहीं: ${event} → ${target}।`,
  otherTarget: (source, event, target, before) =>
    `‘${source}’ में ${event}: अब ${target} पर ले जाता है, पहले ${before} पर।`,
  otherCondition: (source, event, now, before) =>
    `‘${source}’ में ${event}: अब ${now}, पहले ${before}।`,
  always: 'हर हाल में',
  doesAlso: (place, done) => `${place}, अब यह भी: ${listed(done)}।`,
  doesNot: (place, done) => `${place}, अब यह नहीं: ${listed(done)}।`,
  inState: (state) => `‘${state}’ में`,
  onWay: (source, event) => `‘${source}’ में, ${event}`,
  otherwise: (state) => `‘${state}’ अलग तरह से काम करता है।`,
  guard: (condition) => `अलग तरह से तय होता है: ${condition}।`,
  delay: (time) => `समय बदला: ${time}।`,
  onlyWords: (count) =>
    count === 1
      ? 'यह पहले जैसा ही चलता है; एक विवरण के शब्द बदले हैं।'
      : `यह पहले जैसा ही चलता है; ${count} विवरणों के शब्द बदले हैं।`,
  more: (count) => `और ${count}`,
  sentencesOf: (flow) => `${flow} में क्या अलग है`,
  rules: (flows, isShared) =>
    `जो नियम चार्ट में नहीं दिखते, वे भी बदले हैं: ${listed([
      ...flows,
      ...(isShared ? ['कई फ़्लो के साझा नियम'] : []),
    ])}।`,
};
