/** The terms of the demo; operators of the product write their own. */
export const demoTerms = {
  english: `## What we do

We collect samples at home and hand them to the lab that you choose. The lab is responsible for the examination and the report.

## Prices

Prices are in rupees and include the home visit. There is no GST on diagnostic services.

## Changing and cancelling

- You may move or cancel a visit free of charge until the technician starts the collection.
- What you paid goes back the way it came, within 5 to 7 working days.
- If a sample cannot be used, we collect it again free of charge.

## Limits

Reports support a doctor's opinion and do not replace it. In an emergency, go to a hospital.`,
  hindi: `## हम क्या करते हैं

हम घर से सैंपल लेते हैं और आपकी चुनी हुई लैब तक पहुँचाते हैं। जाँच और रिपोर्ट की ज़िम्मेदारी लैब की है।

## क़ीमतें

क़ीमतें रुपये में हैं और उनमें घर आने का शुल्क शामिल है। डायग्नोस्टिक सेवाओं पर GST नहीं लगता।

## बदलना और रद्द करना

- जब तक टेक्नीशियन सैंपल लेना शुरू न करें, आप बिना किसी शुल्क के समय बदल सकते हैं या विज़िट रद्द कर सकते हैं।
- आपके पैसे उसी तरीक़े से 5 से 7 कामकाजी दिनों में लौट आते हैं।
- सैंपल काम न आए तो हम बिना किसी शुल्क के दोबारा लेते हैं।

## रिपोर्ट की सीमा

रिपोर्ट डॉक्टर की राय में मदद करती है, उसकी जगह नहीं लेती। आपात स्थिति में अस्पताल जाएँ।`,
};

/** The privacy notice of the demo. */
export const demoPrivacy = {
  english: `## What we keep

We keep what is needed to collect, examine and report, and nothing else:

- your name, e-mail address and mobile number
- the persons you book for, with their date of birth and gender
- the addresses where we collect samples
- your orders, payments and reports
- the tests that you want to be reminded of, until you end the reminder or delete your account

## Who sees it

The technician sees the visit, the lab that you chose sees the test and the person. If you share a report by a link, whoever has the link sees that one report until the link ends. We never sell data.

## How we count

We count how often each step of a booking is reached and left, in daily sums. Nothing of it says who you are.

## What you can do

In your profile you can download all your data or delete your account. Orders and payments then stay as figures without your name, as the law requires. For two years after an order we keep a fingerprint of your mobile number that cannot be read back, so that an offer for a first order is used once. A former e-mail address stays with your account for 7 days after you change it, so that you can take the account back.`,
  hindi: `## हम क्या रखते हैं

हम केवल वही रखते हैं जो सैंपल लेने, जाँच करने और रिपोर्ट देने के लिए ज़रूरी है:

- आपका नाम, ईमेल और मोबाइल नंबर
- जिनके लिए आप बुक करते हैं, उनकी जन्म तिथि और लिंग
- वे पते जहाँ हम सैंपल लेते हैं
- आपके ऑर्डर, पेमेंट और रिपोर्टें
- वे टेस्ट जिनके रिमाइंडर आप चाहते हैं, जब तक आप रिमाइंडर बंद न करें या अकाउंट न हटाएँ

## कौन देखता है

टेक्नीशियन विज़िट देखते हैं, आपकी चुनी हुई लैब टेस्ट और मरीज़ को। आप किसी रिपोर्ट को लिंक से साझा करें, तो लिंक बंद होने तक जिसके पास वह है, वह सिर्फ़ उसी रिपोर्ट को देख सकता है। हम डेटा कभी नहीं बेचते।

## हम क्या गिनते हैं

बुकिंग के हर चरण तक कितनी बार लोग पहुँचे और कहाँ रुके, यह हम दिन भर के जोड़ में गिनते हैं। उससे आपकी पहचान नहीं होती।

## आप क्या कर सकते हैं

अपनी प्रोफ़ाइल में आप अपना सारा डेटा डाउनलोड कर सकते हैं या अकाउंट हटा सकते हैं। ऑर्डर और पेमेंट तब क़ानून के अनुसार आपके नाम के बिना, आँकड़ों के रूप में रहते हैं। ऑर्डर के बाद दो साल तक हम आपके मोबाइल नंबर की एक छाप रखते हैं, जिससे नंबर पढ़ा नहीं जा सकता, ताकि पहले ऑर्डर का ऑफ़र एक ही बार मिले। ईमेल बदलने के बाद आपका पुराना ईमेल 7 दिन तक अकाउंट के साथ रहता है, ताकि आप अकाउंट वापस ले सकें।`,
};
