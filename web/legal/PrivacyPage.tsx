import { LegalText } from './LegalText.tsx';

/** The privacy notice, in the current version or an earlier one. */
export function PrivacyPage() {
  return <LegalText name="PRIVACY" />;
}
