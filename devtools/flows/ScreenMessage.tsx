import { useWords } from '../words/useWords.ts';

/** The sentence that customers read on their screen at this moment, as the run has it. */
export function ScreenMessage({ text }: { text: string }) {
  const { page } = useWords();
  return (
    <p className="on-screen">
      {page.onScreen} <q lang="en">{text}</q>
    </p>
  );
}
