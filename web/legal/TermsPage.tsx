import { LegalText } from './LegalText.tsx';

/** The terms, in the current version or an earlier one. */
export function TermsPage() {
  return <LegalText name="TERMS" />;
}
