import { useWords } from '../words/useWords.ts';

/**
 * Who may see the figures; the login opens beside this page, which loads them when it is looked at
 * again.
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
