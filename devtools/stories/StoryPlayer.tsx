import { useEffect, useRef, useState } from 'react';
import { Screen } from '../film/Screen.tsx';
import { useLargePicture } from '../film/useLargePicture.tsx';
import { ScreenMessage } from '../flows/ScreenMessage.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { Message } from '../../machines/notices.ts';
import type { StoryScreen } from './storyScreen.ts';
import type { ShownStory } from './useStory.ts';

interface Props {
  shown: ShownStory;
  /** The current state of the flow, in words. */
  where: string;
  screen: StoryScreen | undefined;
  /** What the customer reads on the screen at this step. */
  message: Message | undefined;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** Milliseconds for a step, and for each of its characters: about the time it takes to read. */
const timeOf = (text: string) => 2500 + text.length * 45;

/** One step of a story: a sentence, the screen at that moment, and the playback buttons. */
export function StoryPlayer({ shown, where, screen, message, onStep, onClose }: Props) {
  const { page } = useWords();
  const [language] = useLanguage();
  const { story, step } = shown;
  const last = story.steps.length;
  const sentence = (story.steps[step - 1] ?? story.before).says[language];
  const [isWanted, setIsWanted] = useState(false);
  // Playback stops at the end.
  const isPlaying = isWanted && step < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => onStep(step + 1), timeOf(sentence));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each step
  }, [isPlaying, step, sentence]);
  const { enlarge, large } = useLargePicture(screen ? [{ ...screen, means: sentence }] : []);
  const panel = useRef<HTMLElement>(null);
  // A story begins at its top, wherever the list from which it was chosen was scrolled to.
  useEffect(() => {
    for (const scrolled of document.querySelectorAll('nav, .side')) scrolled.scrollTop = 0;
    panel.current!.closest('main')!.scrollIntoView({ behavior: 'instant' });
  }, []);
  const go = (to: number) => () => {
    setIsWanted(false);
    onStep(to);
  };
  return (
    <section ref={panel} className="story" aria-label={page.story}>
      <h2>{story.asks[language]}</h2>
      <p className="in-short">
        <b>{page.inShort}</b> {story.inShort.says[language]}
      </p>
      <div className="story-buttons">
        <button type="button" disabled={step === 0} onClick={go(step - 1)}>
          {page.previousStep}
        </button>
        <button
          type="button"
          onClick={() => {
            // After the end, playing starts again.
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
      <p className="quiet">{`${page.stepOf(step, last)} · ${where} · ${page.simulation}`}</p>
      <p className="sentence" aria-live="polite">
        {sentence}
      </p>
      {message ? <ScreenMessage message={message} /> : null}
      {screen ? (
        <button type="button" className="enlarge" onClick={() => enlarge(0)}>
          <Screen picture={screen.picture} name={screen.name} />
        </button>
      ) : null}
      {large}
    </section>
  );
}
