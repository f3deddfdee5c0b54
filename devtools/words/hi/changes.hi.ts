import type { ChangeWords } from '../changes.en.ts';

const listed = (things: readonly string[]) => new Intl.ListFormat('hi-IN').format(things);
const namesAtMost = 3;
const named = (states: readonly string[]) => {
  const [first, rest] = [states.slice(0, namesAtMost), states.slice(namesAtMost)];
  const names = first.map((name) => `‘${name}’`);
  return listed(rest.length > 0 ? [...names, `${rest.length} और`] : names);
};

export const changes: ChangeWords = {
  newFlow: (means) => `नया: ${means}`,
  goneFlow: (means) => `हटा: ${means}`,
  newState: (state, means) => `‘${state}’ नया है: ${means}`,
  goneState: (state, means) => `‘${state}’ हट गया है। वह था: ${means}`,
  newStates: (states) => `नए: ${listed(states)}।`,
  goneStates: (states) => `हटे: ${listed(states)}।`,
  states: named,
  inStates: (states) => `${named(states)} में`,
  newWay: (place, event, target) =>
    target === undefined
      ? `${place} अब यह भी हो सकता है: ${event}।`
      : `${place} नया रास्ता, ${target} तक: ${event}।`,
  goneWay: (place, event, target) =>
    target === undefined
      ? `${place} अब यह नहीं होता: ${event}।`
      : `${place} अब कोई रास्ता ${target} तक नहीं जाता: ${event}।`,
  otherTarget: (place, event, target, before) =>
    `${place}, ${event}: अब ${target === undefined ? 'वहीं रहता है' : `${target} पर ले जाता है`}, पहले ${
      before === undefined ? 'वहीं रहता था' : `${before} पर ले जाता था`
    }।`,
  otherCondition: (place, event, now, before) => `${place}, ${event}: अब ${now}, पहले ${before}।`,
  always: 'हर हाल में',
  doesAlso: (place, done) => `${place}, अब यह भी: ${listed(done)}।`,
  doesNot: (place, done) => `${place}, अब यह नहीं: ${listed(done)}।`,
  inside: 'अंदर से अलग तरह से काम करता है; जो हो सकता है और जहाँ ले जाता है, वह पहले जैसा है।',
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
