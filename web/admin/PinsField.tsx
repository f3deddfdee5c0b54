import type { ComponentProps } from 'react';
import { readSigns } from '../../machines/text/typedText.ts';
import { distinct, TagsField } from '../ui/TagsField.tsx';

const plainPin = (typed: string) => readSigns(typed).replace(/\s/g, '');

/** PIN codes, or their first digits, typed in the digits of any script. */
export function PinsField({ onChange, ...field }: ComponentProps<typeof TagsField>) {
  return <TagsField {...field} onChange={(typed) => onChange(distinct(typed.map(plainPin)))} />;
}
