import { useEffect, useState } from 'react';
import type { Chart } from '../chart/chart.ts';
import { pictureOf, pictureWith } from '../film/pictures.ts';
import { Screen } from '../film/Screen.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { wayTo } from '../words/words.ts';
import type { ShownStory } from './useStory.ts';

interface Props {
  shown: ShownStory;
  chart: Chart;
  /** The ids of the states in which the flow is at this step. */
  active: ReadonlySet<string>;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** Milliseconds for a step, and for each of its letters: about as long as it takes to read. */
const timeOf = (text: string) => 2500 + text.length * 45;

/** One step of a story in a sentence, with the screen that is seen then, and the buttons that play it. */
export function StoryPlayer({ shown, chart, active, onStep, onClose }: Props) {
  const words = useWords();
  const { page } = words;
  const [language] = useLanguage();
  const { story, step } = shown;
  const last = story.steps.length;
  const sentence = (story.steps[step - 1] ?? story.before).says[language];
  const [isWanted, setIsWanted] = useState(false);
  // It stops by itself at the end.
  const isPlaying = isWanted && step < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => onStep(step + 1), timeOf(sentence));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each step
  }, [isPlaying, step, sentence]);
  const go = (to: number) => () => {
    setIsWanted(false);
    onStep(to);
  };
  const places = chart.states
    .filter(({ id }) => active.has(id) && !chart.states.some(({ parent }) => parent === id))
    .map(({ path }) => path);
  const picture =
    pictureOf(chart.id, places.join('+'), language) ??
    places.flatMap((place) => pictureWith(chart.id, place, language) ?? [])[0];
  const name = places.map((place) => wayTo(words, place)).join(' + ');
  return (
    <section className="story" aria-label={page.story}>
      <div>
        <h2>{story.asks[language]}</h2>
        <p className="sentence" aria-live="polite">
          {sentence}
        </p>
        <p className="quiet">{`${page.stepOf(step, last)} · ${wayTo(words, chart.id)}: ${name}`}</p>
        <div className="story-buttons">
          <button type="button" disabled={step === 0} onClick={go(step - 1)}>
            {page.previousStep}
          </button>
          <button
            type="button"
            onClick={() => {
              // What has ended plays once more.
              if (step === last) onStep(0);
              setIsWanted(!isPlaying);
            }}
          >
            {isPlaying ? page.pause : page.play}
          </button>
          <button type="button" disabled={step === last} onClick={go(step + 1)}>
            {page.nextStep}
          </button>
          <button type="button" onClick={onClose}>
            {page.close}
          </button>
        </div>
      </div>
      <div className="story-screen">
        {picture ? <Screen picture={picture} name={name} /> : null}
      </div>
    </section>
  );
}
