import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../api/assistant/hindiQuestions.ts';

describe('a question in Hindi is put into English words', () => {
  it.each([
    ['खाली पेट', 'fasting'],
    ['सबसे सस्ता', 'cheapest'],
    ['सबसे महंगा', 'most expensive'],
    ['रिपोर्ट कब', 'when report ready'],
    ['कितने बजे', 'what time when do you come'],
    ['कितने का', 'how much cost'],
    ['दाम', 'price'],
    ['लाभ', 'benefits'],
    ['तैयारी', 'what before prepare'],
    ['पहले', 'before'],
    ['उपलब्ध', 'available'],
    ['कौन सा', 'which'],
    ['कितने', 'how many'],
    ['रद्द', 'cancel booking'],
    ['रिफंड', 'refund money back after cancelling'],
    ['समय बदल', 'change slot'],
    ['टेक्नीशियन', 'who comes technician'],
    ['पेमेंट', 'how pay payment'],
    ['कूपन', 'discount offers'],
    ['पिन कोड', 'which cities area pin code'],
    ['डेटा', 'data privacy'],
    ['कैसे बुक', 'how do I book'],
    ['रिपोर्ट', 'report'],
    ['पानी', 'drink water'],
    ['गोली', 'medicines'],
    ['घर आने का शुल्क', 'home visit free charge'],
    ['चक्कर', 'dizzy'],
    ['नमस्कार', 'namaste'],
    ['शुक्रिया', 'thanks'],
    ['बुखार', 'fever'],
    ['शुगर', 'sugar diabetes'],
    ['थायरॉइड', 'thyroid'],
    ['लिपिड', 'cholesterol lipid'],
    ['दिल', 'heart'],
    ['लिवर', 'liver'],
    ['किडनी', 'kidney'],
    ['एनीमिया', 'anaemia'],
    ['हीमोग्लोबिन', 'haemoglobin'],
    ['विटामिन', 'vitamin'],
    ['हड्डी', 'bones'],
    ['पेशाब', 'urine'],
    ['गर्भ', 'pregnancy'],
    ['डेंगू', 'dengue'],
    ['मलेरिया', 'malaria'],
    ['टाइफाइड', 'typhoid'],
    ['कोविड', 'covid'],
    ['गठिया', 'arthritis uric acid rheumatoid'],
    ['खुजली', 'allergy'],
    ['बाल झड़', 'hair'],
    ['टेस्ट', 'tests'],
  ])('%s as %j', (hindi, english) => {
    expect(inEnglish(hindi)).toBe(english);
  });

  it('wherever it stands, as often as it stands there, with what is in Latin letters beside it', () => {
    expect(inEnglish('  पानी,पानी। TSH/T3 – B12?  ')).toBe('drink water drink water tsh/t3 b12?');
    expect(inEnglish('HbA1c का DHEA-S।LH')).toBe('hba1c dhea-s lh');
    expect(inEnglish('कखग')).toBe('');
  });

  it('also where it is in Latin letters', () => {
    expect(inEnglish('Kitnon REPORT')).toBe('how many on report');
    expect(inEnglish('kitn pani')).toBe('how many drink water');
    expect(inEnglish('khali pet hai')).toBe('fasting hai');
    expect(inEnglish('Is UPI possible?')).toBe('Is UPI possible?');
  });
});
