/** What the states of the reminder of a test mean, in Hindi. */
export const repeatDescriptions: Record<string, string> = {
  'The reminder to have a test again, for one person: set, changed, ended.':
    'एक व्यक्ति के लिए टेस्ट फिर से कराने का रिमाइंडर: लगाना, बदलना, बंद करना।',
  'It is known whether a reminder is set.': 'पता है कि रिमाइंडर लगा है या नहीं।',
  'No reminder is set; one press sets it, with the interval that is chosen.':
    'कोई रिमाइंडर नहीं लगा; एक बार दबाने से चुने हुए अंतराल का लग जाता है।',
  'The reminder is being set, or its other interval saved.':
    'रिमाइंडर लगाया जा रहा है, या उसका दूसरा अंतराल सेव हो रहा है।',
  'The reminder is set; another interval or its end is one press.':
    'रिमाइंडर लगा है; अंतराल बदलना या बंद करना एक बार दबाने का काम है।',
  'The reminder is being ended.': 'रिमाइंडर बंद किया जा रहा है।',
  'The reminder has just been ended; one press sets it again.':
    'रिमाइंडर अभी बंद हुआ; एक बार दबाने से फिर लग जाता है।',
};
