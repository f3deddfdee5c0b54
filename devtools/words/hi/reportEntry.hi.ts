/** What the states of the values of a report mean, in Hindi. */
export const reportEntryDescriptions: Record<string, string> = {
  'Values of a report are entered by one account of the staff and released by another.':
    'रिपोर्ट के नतीजे एक कर्मचारी भरता है और दूसरा जारी करता है।',
  'The report is being fetched, with what was entered and released of it.':
    'रिपोर्ट लोड हो रही है, साथ में जो भरा और जारी किया गया।',
  'The report could not be fetched; it can be tried again.':
    'रिपोर्ट लोड नहीं हो सकी; फिर कोशिश की जा सकती है।',
  'The values are being typed, or a file with them is chosen.':
    'नतीजे लिखे जा रहे हैं, या उनकी फ़ाइल चुनी जा रही है।',
  'The values are being sent; nobody else sees them.': 'नतीजे भेजे जा रहे हैं; इन्हें और कोई नहीं देखता।',
  'The file with the values is being read: all of it or nothing is stored.':
    'नतीजों की फ़ाइल पढ़ी जा रही है: पूरी सेव होगी या कुछ भी नहीं।',
  'The values wait until somebody else releases them.':
    'नतीजे तब तक रुके हैं जब तक कोई और इन्हें जारी न करे।',
  'Somebody else entered the values: they are looked at, and released or entered anew.':
    'नतीजे किसी और ने भरे: इन्हें देखा जाता है, फिर जारी किया या दोबारा भरा जाता है।',
  'The values are being released.': 'नतीजे जारी हो रहे हैं।',
  'The customer sees the values; a correction is entered and released as they were.':
    'ग्राहक नतीजे देखता है; सुधार भी उसी तरह भरा और जारी किया जाता है।',
};
