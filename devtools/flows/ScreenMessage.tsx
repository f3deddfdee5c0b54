import type { Message } from '../../machines/notices.ts';
import { useSaid } from '../words/useSaid.ts';
import { useLanguage, useWords } from '../words/useWords.ts';

/** The sentence that customers read on their screen at this moment, as the run has it. */
export function ScreenMessage({ message }: { message: Message }) {
  const { page } = useWords();
  const [language] = useLanguage();
  const said = useSaid(message, language);
  return (
    <p className="on-screen">
      {page.onScreen} <q lang={said.language}>{said.text}</q>
    </p>
  );
}
