import type { ComponentProps } from 'react';
import { chooseLanguage, languageNames } from '../copy/choice.ts';
import { language } from '../copy/language.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { Button } from './Button.tsx';

/** Leads to the other language, named in that language's own words. */
export function LanguageSwitch({ className, ...props }: ComponentProps<typeof Button>) {
  const other = language() === 'en' ? 'hi' : 'en';
  return (
    <Button
      type="button"
      variant="ghost"
      size="sm"
      lang={other}
      onClick={() => chooseLanguage(other)}
      {...props}
      className={cx(css({ minH: '11' }), className)}
    >
      {languageNames[other]}
    </Button>
  );
}
