import { useWords } from '../words/useWords.ts';

/**
 * Says who may see the figures, with a link to the login, which opens beside this page; the page
 * loads them when it becomes visible again.
 */
export function FiguresForAdmin({ className }: { className: 'quiet' | 'beside' }) {
  const { page } = useWords();
  return (
    <p className={className}>
      {page.figuresFor}{' '}
      <a href="/adminLogin" target="_blank" rel="noreferrer">
        {page.logIn}
      </a>
    </p>
  );
}
