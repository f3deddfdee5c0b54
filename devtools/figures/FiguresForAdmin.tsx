import { demoAccount } from './demoAccount.ts';
import { useWords } from '../words/useWords.ts';

/**
 * Says who may see the figures and, where the demonstration runs, by which account, with a link to
 * the login, which opens beside this page; the page loads them when it becomes visible again.
 */
export function FiguresForAdmin({ className }: { className: 'quiet' | 'beside' }) {
  const { page } = useWords();
  return (
    <div className={className}>
      <p>{page.figuresFor}</p>
      {__FLOWS__ ? (
        <p className="account">
          {page.demoLogin}
          <code>{demoAccount.email}</code>
          <code>{demoAccount.password}</code>
        </p>
      ) : null}
      <p>
        <a href="/adminLogin" target="_blank" rel="noreferrer">
          {page.logIn}
        </a>
      </p>
    </div>
  );
}
