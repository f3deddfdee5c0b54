import { useEffect, useState } from 'react';
import type { Message } from '../../machines/notices.ts';
import type { Language } from './language.ts';
import { inHindi } from './inHindi.ts';

/**
 * A message as the customers' pages have it in a language; the Hindi sentences are loaded when first
 * needed. One that has none stays English.
 */
export function useSaid(
  message: Message,
  language: Language,
): { text: string; language: Language } {
  const [hindi, setHindi] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    let isWanted = language === 'hi';
    const load = async () => {
      const { hindiSentences } = await import('../generated/hindiSentences.ts');
      if (isWanted) setHindi(hindiSentences);
    };
    // Where they cannot be loaded, the sentence stays English.
    if (isWanted) load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language]);
  const text = language === 'hi' && hindi ? inHindi(message, hindi) : undefined;
  return text === undefined ? { text: message.text, language: 'en' } : { text, language: 'hi' };
}
