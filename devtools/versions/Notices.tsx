import { useLanguage } from '../words/useWords.ts';
import type { CustomerNotice } from './customerNotices.ts';

/** Changes that customers notice, below a title; nothing where there are none. */
export function Notices({ title, notices }: { title: string; notices: readonly CustomerNotice[] }) {
  const [language] = useLanguage();
  if (notices.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="notices" aria-label={title}>
        {notices.map(({ says }) => (
          <li key={says.en}>{says[language]}</li>
        ))}
      </ul>
    </>
  );
}
