import { Link } from 'react-router-dom';
import { consultationCopy as copy } from '../../copy/consultation.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button } from '../../generated/panda/recipes/index.js';
import { paths } from '../../paths.ts';

/** Shown if there is no verified number for the doctor to call. */
export const NumberMissing = () => (
  <div className={stack({ gap: '3' })}>
    <p>{copy.phoneMissing}</p>
    <div>
      <Link className={cx(button({ variant: 'outline' }), css({ minH: '11' }))} to={paths.mobile}>
        {copy.confirmNumber}
      </Link>
    </div>
  </div>
);
