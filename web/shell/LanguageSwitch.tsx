import type { ComponentProps } from 'react';
import { chooseLanguage, languageNames } from '../copy/choice.ts';
import { language } from '../copy/language.ts';
import { Button } from '../look/elements.tsx';

/** Leads to the other language, named in that language's own words. */
export function LanguageSwitch(props: ComponentProps<typeof Button>) {
  const other = language() === 'en' ? 'hi' : 'en';
  return (
    <Button
      type="button"
      variant="ghost"
      minH="11"
      size="sm"
      lang={other}
      onClick={() => chooseLanguage(other)}
      {...props}
    >
      {languageNames[other]}
    </Button>
  );
}
