interface Props {
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting of the page that is on or off. */
export function Switch({ text, isOn, onChange }: Props) {
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />{' '}
      {text}
    </label>
  );
}
