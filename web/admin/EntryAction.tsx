import { css } from '../generated/panda/css/index.js';
import { Button } from '../ui/Button.tsx';

interface Props {
  label: string;
  /** Which entry of the list it is for, said to those who cannot see where it stands. */
  entry: string;
  onClick: () => void;
  disabled?: boolean;
}

/** A button at an entry of a list: to move it, or to take it away. */
export const EntryAction = ({ label, entry, onClick, disabled = false }: Props) => (
  <Button
    variant="outline"
    disabled={disabled}
    aria-label={`${label}: ${entry}`}
    onClick={onClick}
    className={css({ minH: '11' })}
  >
    {label}
  </Button>
);
