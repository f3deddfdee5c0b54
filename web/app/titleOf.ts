import { accountCopy } from '../copy/account.ts';
import { authCopy } from '../copy/auth.ts';
import { homeCopy } from '../copy/home.ts';
import { uiCopy } from '../copy/ui.ts';
import type { LabTestQuery } from '../generated/graphql.ts';
import { answerKey } from './pageData.ts';
import type { PageAnswers } from './pageData.ts';
import { paths } from './paths.ts';

/** The title of a page before any script runs. */
export function titleOf(pathname: string, answers: PageAnswers): string {
  const path = pathname.toLowerCase();
  const [, id] = /^\/testinfo\/([^/]+)$/i.exec(pathname) ?? [];
  const test =
    id === undefined
      ? undefined
      : (answers[answerKey('LabTest', { id: decodeURIComponent(id) })] as LabTestQuery | undefined)
          ?.labTest.name;
  const titles: Record<string, string> = {
    [paths.home]: homeCopy.title,
    [paths.signUp]: authCopy.signUp.title,
    [paths.login]: authCopy.login.title,
    [paths.offers]: accountCopy.texts.offers.title,
    [paths.help]: accountCopy.texts.help.title,
    [paths.terms]: accountCopy.texts.terms.title,
  };
  const own = test ?? titles[path];
  return own ? `${own} · Assay` : uiCopy.site.title;
}
