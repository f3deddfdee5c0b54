import { describe, expect, it } from 'vitest';
import { latinText } from '../../api/pdf/latinText.ts';

describe('what is written in a script of India', () => {
  it.each([
    ['Devanagari', 'आशा राव', 'Asha Rav'],
    ['Devanagari with a joined consonant', 'कृष्ण', 'Krishn'],
    ['Devanagari with a nasal', 'मंगल कमल', 'Mangal Kamal'],
    ['Devanagari with a vowel first', 'अनिल', 'Anil'],
    ['Devanagari with a dot below', 'ज़ारा', 'Jara'],
    ['Devanagari figures', '१२ - ९०', '12 - 90'],
    ['Bengali', 'রবি', 'Rabi'],
    ['Gurmukhi', 'ਸਿਮਰਨ', 'Simaran'],
    ['Gujarati', 'મીરા', 'Mira'],
    ['Odia', 'ମଧୁ', 'Madhu'],
    ['Tamil', 'கமல', 'Kamala'],
    ['Telugu', 'రవి', 'Ravi'],
    ['Kannada', 'ರಾಮ', 'Rama'],
    ['Malayalam', 'ലത', 'Lata'],
  ])('%s: %s is printed as %s', (_, written, printed) => {
    expect(latinText(written)).toBe(printed);
  });

  it('stands beside Latin words, which stay as they are', () => {
    expect(latinText('Dr. राव, MG Road')).toBe('Dr. Rav, MG Road');
  });
});
