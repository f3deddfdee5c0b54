import { useState } from 'react';
import type { ComponentProps } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { css } from '../generated/panda/css/index.js';
import { isInAppBrowser } from './inAppBrowser.ts';

/**
 * A link that saves a file. The browser inside an app may ignore the press; then a sentence below
 * says where to get the file.
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
