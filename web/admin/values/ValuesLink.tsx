import { Link } from 'react-router-dom';
import { adminValuesCopy as copy } from '../../copy/adminValues.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { button } from '../../generated/panda/recipes/index.js';
import { paths } from '../../paths.ts';

/** A link to the values of a report; `name` says whose, if there are several. */
export function ValuesLink({ id, name }: { id: string; name?: string }) {
  return (
    <Link
      className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
      to={paths.adminReport(id)}
      {...(name && { 'aria-label': copy.openOf(name) })}
    >
      {copy.open}
    </Link>
  );
}
