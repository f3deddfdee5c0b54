import { css } from '../generated/panda/css/index.js';
import { Button } from '../ui/Button.tsx';

interface Props {
  label: string;
  /** The name of the entry, for screen readers. */
  entry: string;
  onClick: () => void;
  disabled?: boolean;
}

/** A button beside an entry of a list, to move or remove it. */
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
