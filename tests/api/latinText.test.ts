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
    ['Devanagari with a full stop', 'राम\u0964', 'Ram.'],
    ['Devanagari with a sign of prosody', 'रा\u0951', 'Ra'],
    ['Devanagari that begins with a consonant and a sign of its end', 'क\u094dष', 'Ksh'],
    ['Bengali', 'রবি', 'Rabi'],
    ['Gurmukhi', 'ਸਿਮਰਨ', 'Simaran'],
    ['Gujarati', 'મીરા', 'Mira'],
    ['Odia', 'ମଧୁ', 'Madhu'],
    ['Tamil', 'கமல', 'Kamala'],
    ['the first sign of Tamil after a consonant', 'ல\u0b80', 'La'],
    ['Odia that ends in a consonant', 'କମଳ', 'Kamal'],
    ['Telugu', 'రవి', 'Ravi'],
    ['Kannada', 'ರಾಮ', 'Rama'],
    ['Malayalam', 'ലത', 'Lata'],
  ])('%s: %s is printed as %s', (_, written, printed) => {
    expect(latinText(written)).toBe(printed);
  });

  it('stands beside Latin words, which stay as they are', () => {
    expect(latinText('Dr. राव, MG Road')).toBe('Dr. Rav, MG Road');
  });

  it.each([
    ['‘so’', "'so'"],
    ['“so”', '"so"'],
    ['9–10 — both', '9-10 - both'],
    ['₹499', 'Rs 499'],
    ['Zoé', 'Zoé'],
    ['Łukasz', '?ukasz'],
    ['Ṭhākur', 'Thakur'],
    ['李', '?'],
    ['a\tb', 'a?b'],
  ])('%s is printed as %s', (written, printed) => {
    expect(latinText(written)).toBe(printed);
  });
});
