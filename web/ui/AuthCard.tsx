import type { ReactNode } from 'react';
import type { Sentence } from '../copy/language.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Page } from './Page.tsx';
import { Card } from './Card.tsx';
import { FormMessage } from './formMessage.tsx';
import { formTexts } from './formTexts.ts';
import { TypedForm } from './TypedForm.tsx';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
  /** Shown above the card. */
  note?: ReactNode;
  below?: ReactNode;
  /** Why the last attempt was refused. */
  message: Sentence | null;
  /** Reads the form's fields by name; the typed text is kept on failure. */
  onSubmit: (text: (name: string) => string) => void;
  /** The storage name of the typed text; without one nothing is stored. */
  typedAs?: string;
}

/** A narrow card with one form. */
export function AuthCard({
  title,
  lead,
  children,
  note,
  below,
  message,
  onSubmit,
  typedAs,
}: Props) {
  return (
    <div className={css({ maxW: '460px', mx: 'auto', pt: { md: '8' } })}>
      <Page title={title} lead={lead} narrow>
        {note}
        <Card>
          <TypedForm
            typedAs={typedAs}
            method="post"
            onSubmit={(event) => onSubmit(formTexts(event))}
          >
            <FormMessage message={message}>
              <div className={stack({ gap: '5' })}>{children}</div>
            </FormMessage>
          </TypedForm>
        </Card>
        {below ? (
          <div className={css({ mt: '5', textAlign: 'center', color: 'fg.muted' })}>{below}</div>
        ) : null}
      </Page>
    </div>
  );
}
