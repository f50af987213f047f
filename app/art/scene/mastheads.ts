/**
 * Names of newspapers and magazines in their own script, by the name in Latin letters in the address. `npm run
 * lettering` has shaped them.
 */
export const MASTHEADS: Readonly<Record<string, string>> = {
  'Nav Prabhat': 'नव प्रभात',
  'Dainik Chowk': 'दैनिक चौक',
  'Jan Vani': 'जन वाणी',
  'Maharashtra Nirdhar': 'महाराष्ट्र निर्धार',
  'Vidarbha Vaani': 'विदर्भ वाणी',
  'Goem Khobor': 'गोंय खबर',
  'Malwa Samachar': 'मालवा समाचार',
  'Doon Sandesh': 'दून संदेश',
  'Chhattisgarh Dwar': 'छत्तीसगढ़ द्वार',
  'Jharkhand Prakash': 'झारखंड प्रकाश',
  'Maru Kiran': 'मरु किरण',
  'Vyapar Patra': 'व्यापार पत्र',
  'Udyog Samay': 'उद्योग समय',
  'Rang Ravivar': 'रंग रविवार',
  'Ghar Aangan': 'घर आंगन',
  'Yuva Manch': 'युवा मंच',
  'Nirdhar Mitra': 'निर्धार मित्र',
  Saaj: 'साज',
  'Kala Sakhi': 'कला सखी',
  Nivesh: 'निवेश',
  'Laghu Udyog Darshan': 'लघु उद्योग दर्शन',
  'Khel Patrika': 'खेल पत्रिका',
  'Mitti Aur Hal': 'मिट्टी और हल',
  'Swasthya Sutra': 'स्वास्थ्य सूत्र',
  'Chhota Chand': 'छोटा चाँद',
  Rang: 'रंग',
  'Marathi Maanas': 'मराठी मानस',
  'Desh Darpan': 'देश दर्पण',
}
