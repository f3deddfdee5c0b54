import type { TextProps } from '@chakra-ui/react';
import { Text } from '../look/elements.tsx';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** `₹1,299`: the one way a price is written (decisions 11). */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/** A price in whole rupees. */
export function Price({ amount, ...props }: { amount: number } & TextProps) {
  return <Text as="span" fontVariantNumeric="tabular-nums" {...props}>{formatRupees(amount)}</Text>;
}
