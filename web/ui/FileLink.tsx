import { useState } from 'react';
import type { ComponentProps } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { css } from '../generated/panda/css/index.js';
import { isInAppBrowser } from './inAppBrowser.ts';

/**
 * A link whose file is saved. The browser of an app may do nothing at the press: then a sentence
 * beneath says where the file can be had.
 */
export function FileLink({ children, ...link }: Omit<ComponentProps<'a'>, 'download' | 'onClick'>) {
  const [isDoubtful, setDoubtful] = useState(false);
  return (
    <span
      className={
        isDoubtful
          ? css({ display: 'flex', flexDirection: 'column', gap: '2', maxW: '20rem' })
          : css({ display: 'contents' })
      }
    >
      <a {...link} download onClick={() => setDoubtful(isInAppBrowser())}>
        {children}
      </a>
      {isDoubtful ? (
        <span role="status" className={css({ fontSize: 'sm', color: 'fg.muted' })}>
          {uiCopy.inApp.file}
        </span>
      ) : null}
    </span>
  );
}
