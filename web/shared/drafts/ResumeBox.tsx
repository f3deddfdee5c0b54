import type { ReactNode } from 'react';
import { stack } from '../../generated/panda/patterns/index.js';

/**
 * The box of an unfinished booking on the home page: without its texts, as long as they load, as high
 * as with two lines of them.
 */
export const ResumeBox = ({ children }: { children?: ReactNode }) => (
  <div
    {...(children ? { 'data-resume': '' } : { 'aria-hidden': true })}
    className={stack({
      direction: 'row',
      align: 'center',
      justify: 'space-between',
      gap: '3',
      minH: '20',
      bg: 'accent.subtle',
      borderWidth: '1px',
      borderColor: 'accent.border',
      borderRadius: 'card',
      px: '4',
      py: '3',
    })}
  >
    {children}
  </div>
);
