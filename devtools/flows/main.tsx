import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage, WordsContext } from '../words/useWords.ts';
import { wordsIn } from '../words/words.ts';
import { FlowsPage } from './FlowsPage.tsx';
import './fonts.css';
import './flows.css';
import '../film/film.css';
import '../film/large.css';
import '../search/search.css';
import '../stories/stories.css';
import '../drawing/drawing.css';
import '../drawing/differences.css';
import '../versions/changes.css';

/** The page in the chosen language. */
function Spoken() {
  const [language] = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <WordsContext value={wordsIn[language]}>
      <FlowsPage />
    </WordsContext>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Spoken />
  </StrictMode>,
);
