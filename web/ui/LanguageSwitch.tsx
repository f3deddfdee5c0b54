import type { ComponentProps } from 'react';
import { chooseLanguage, languageNames } from '../copy/choice.ts';
import { language } from '../copy/language.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { Button } from './Button.tsx';

type Props = ComponentProps<typeof Button> & {
  /** Shortens the name, as a narrow screen has no room for all of it. */
  isShort?: boolean;
};

/** A link to the other language, named in that language. */
export function LanguageSwitch({ isShort, className, ...props }: Props) {
  const other = language() === 'en' ? 'hi' : 'en';
  const name = languageNames[other];
  return (
    <Button
      type="button"
      variant="ghost"
      size="sm"
      lang={other}
      {...(isShort && { 'aria-label': name })}
      onClick={() => chooseLanguage(other)}
      {...props}
      className={cx(css({ minH: '11' }), className)}
    >
      {isShort ? (
        <span>
          {name.slice(0, 2)}
          <span className={css({ hideBelow: 'md' })}>{name.slice(2)}</span>
        </span>
      ) : (
        name
      )}
    </Button>
  );
}
