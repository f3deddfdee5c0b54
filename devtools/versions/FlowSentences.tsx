import { useMemo } from 'react';
import { useWords } from '../words/useWords.ts';
import { sentencesOf } from './sentences.ts';
import type { FlowChange } from './whatChanged.ts';

/** More sentences than these are folded at first. */
const sentencesAtMost = 6;

/** The changes of a flow for the people who use it, shown before any numbers. */
export function FlowSentences({ flow, name }: { flow: FlowChange; name: string }) {
  const words = useWords();
  const { changes: texts } = words;
  const sentences = useMemo(() => sentencesOf(words, flow), [words, flow]);
  // Folding a single sentence is not worth a press.
  const isLong = sentences.length > sentencesAtMost + 1;
  const rows = (some: readonly string[]) => some.map((text) => <li key={text}>{text}</li>);
  const shown = isLong ? sentences.slice(0, sentencesAtMost) : sentences;
  return (
    <div className="change-sentences">
      <ul aria-label={texts.sentencesOf(name)}>{rows(shown)}</ul>
      {isLong ? (
        <details>
          <summary>{texts.more(sentences.length - shown.length)}</summary>
          <ul>{rows(sentences.slice(sentencesAtMost))}</ul>
        </details>
      ) : null}
    </div>
  );
}
