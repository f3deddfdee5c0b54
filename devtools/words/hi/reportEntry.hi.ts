/** What the states of the values of a report mean, in Hindi. */
export const reportEntryDescriptions: Record<string, string> = {
  'The values and the PDF of a report are entered by one account of the staff and released by another.':
    'रिपोर्ट के नतीजे और PDF एक कर्मचारी भरता है और दूसरा जारी करता है।',
  'The PDF is being sent; its customer does not see it yet.':
    'PDF भेजी जा रही है; ग्राहक को यह अभी नहीं दिखती।',
  'The PDF waits until somebody else releases it; it can be taken back.':
    'PDF तब तक रुकी है जब तक कोई और इसे जारी न करे; इसे वापस लिया जा सकता है।',
  'Somebody else uploaded the PDF: it is opened, whose report it says it is is typed, and it is released or rejected.':
    'PDF किसी और ने अपलोड की: इसे खोला जाता है, लिखा जाता है कि यह किसकी रिपोर्ट है, फिर जारी किया या लौटाया जाता है।',
  'What the PDF says is compared with the report, and it is released.':
    'PDF में लिखा रिपोर्ट से मिलाया जाता है, और वह जारी होती है।',
  'The PDF is being removed; why is written down.': 'PDF हटाई जा रही है; कारण लिखा जाता है।',
  'A corrected PDF is being sent; until its release the customer sees the other.':
    'ठीक की गई PDF भेजी जा रही है; जारी होने तक ग्राहक को पुरानी दिखती है।',
  'Whoever uploaded the PDF takes it back; why is written down.':
    'जिसने PDF अपलोड की वह इसे वापस ले रहा है; कारण लिखा जाता है।',
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
