/**
 * City | state | tier | price level | latitude | longitude | civic body | language; then locality | road | landmark |
 * metres that a site may be from its point, where water leaves less than the usual 280.
 */
export const NORTH = `
Delhi | Delhi | 1 | 1.35 | 28.6139 | 77.209 | MCD | Hindi
Lajpat Nagar | Ring Road | Moolchand flyover
Connaught Place | Barakhamba Road | Barakhamba crossing
Karol Bagh | Pusa Road | Karol Bagh roundabout
Dwarka | Dwarka Expressway | Sector 21 underpass
Rohini | Outer Ring Road | Madhuban Chowk flyover
Saket | Press Enclave Marg | Saket district centre
Nehru Place | Outer Ring Road | Nehru Place flyover
Rajouri Garden | Najafgarh Road | Raja Garden flyover
Mayur Vihar | NH 24 | Akshardham flyover
Aerocity | NH 48 | Mahipalpur flyover
Pitampura | Rani Bagh Road | Britannia Chowk flyover
ITO | Vikas Marg | Yamuna river bridge

Gurugram | Haryana | 1 | 1.05 | 28.4595 | 77.0266 | MCG | Hindi
Cyber City | NH 48 | Shankar Chowk flyover
MG Road | Mehrauli Road | Sikanderpur crossing
Golf Course Road | Golf Course Road | Sector 54 underpass
Sohna Road | Sohna Road | Subhash Chowk
Udyog Vihar | Old Highway Road | Udyog Vihar phase four gate
Sector 29 | Netaji Subhash Marg | Leisure Valley park
Manesar | NH 48 | Manesar flyover
Sector 14 | Old Railway Road | Mahavir Chowk

Noida | Uttar Pradesh | 1 | 0.9 | 28.5355 | 77.391 | Noida Authority | Hindi
Sector 18 | Dadri Main Road | Sector 18 underpass
Sector 62 | NH 24 | Sector 62 roundabout
Sector 125 | Noida Expressway | Mahamaya flyover
Sector 50 | Sector 50 Main Road | Sector 51 interchange
Sector 137 | Noida Expressway | Sector 137 underpass
Sector 15 | Ashok Nagar Road | Sector 15 roundabout
Film City | DND Flyway | DND flyover
Sector 76 | FNG Road | Sector 76 roundabout

Jaipur | Rajasthan | 2 | 0.55 | 26.9124 | 75.7873 | JMC | Hindi
C-Scheme | MI Road | Ajmeri Gate crossing
Malviya Nagar | JLN Marg | Jawahar Circle
Vaishali Nagar | Queens Road | Amrapali Circle
Mansarovar | New Sanganer Road | Mansarovar metro flyover
Tonk Road | Tonk Road | Gopalpura flyover
Raja Park | Govind Marg | Raja Park crossing
Sindhi Camp | Station Road | Sindhi Camp bus stand
Amer Road | Amer Road | Man Sagar lake

Lucknow | Uttar Pradesh | 2 | 0.55 | 26.8467 | 80.9462 | LMC | Hindi
Hazratganj | MG Marg | Hazratganj crossing
Gomti Nagar | Shaheed Path | Gomti Nagar flyover
Aliganj | Kapoorthala Road | Kapoorthala crossing
Alambagh | Kanpur Road | Alambagh bus terminal
Indira Nagar | Faizabad Road | Polytechnic flyover
Charbagh | Station Road | Charbagh station forecourt
Chowk | Chowk Main Road | Gol Darwaza
Gomti Riverfront | Nishatganj Road | Gomti river promenade

Chandigarh | Chandigarh | 2 | 0.6 | 30.7333 | 76.7794 | Chandigarh MC | Hindi
Sector 17 | Udyog Path | Sector 17 plaza
Sector 35 | Himalaya Marg | Sector 35 light point
Sector 43 | Dakshin Marg | Sector 43 bus terminal
Manimajra | Kalka Road | Housing Board light point
Industrial Area | Purv Marg | Tribune crossing
Sector 26 | Madhya Marg | Transport light point
Sukhna | Uttar Marg | Sukhna lake
IT Park | Kishangarh Road | IT Park gate

Ludhiana | Punjab | 2 | 0.45 | 30.901 | 75.8573 | MCL | Punjabi
Ferozepur Road | Ferozepur Road | Bhai Bala Chowk
Model Town | Model Town Road | Ishmeet Chowk
Ghumar Mandi | Ghumar Mandi Road | Aarti Chowk
Dugri | Dugri Road | Dugri flyover
Sarabha Nagar | Malhar Road | Sarabha Nagar market
Samrala Chowk | GT Road | Samrala Chowk flyover
Civil Lines | Mall Road | Fountain Chowk
Gill Road | Gill Road | Gill canal bridge

Kanpur | Uttar Pradesh | 2 | 0.45 | 26.4499 | 80.3319 | KMC | Hindi
Mall Road | Mall Road | Bada Chauraha
Swaroop Nagar | Benajhabar Road | Company Bagh crossing
Kakadeo | Kalpi Road | Kakadeo crossing
Kidwai Nagar | Hamirpur Road | Kidwai Nagar crossing
Kalyanpur | GT Road | Kalyanpur overbridge
Govind Nagar | Govind Nagar Road | Chawla market crossing
Civil Lines | VIP Road | VIP Road crossing
Rawatpur | GT Road | Rawatpur crossing

Varanasi | Uttar Pradesh | 2 | 0.42 | 25.3176 | 82.9739 | VMC | Hindi
Lanka | Lanka Road | Lanka gate
Sigra | Sigra Mahmoorganj Road | Sigra crossing
Godowlia | Dashashwamedh Road | Godowlia crossing
Assi | Assi Road | Assi ghat
Cantonment | Mall Road | Cantt station forecourt
Pandeypur | Sarnath Road | Pandeypur flyover
Bhelupur | Durgakund Road | Bhelupur crossing
Rathyatra | Kamachha Road | Rathyatra crossing

Agra | Uttar Pradesh | 2 | 0.42 | 27.1767 | 78.0081 | Agra Nagar Nigam | Hindi
Sanjay Place | MG Road | Sanjay Place crossing
Sadar Bazaar | Mall Road | Sadar crossing
Tajganj | Fatehabad Road | Shilpgram gate
Sikandra | NH 19 | Guru Ka Tal crossing
Kamla Nagar | Bypass Road | Sultanganj ki Pulia
Dayal Bagh | Dayal Bagh Road | Dayal Bagh crossing
Water Works | NH 19 Bypass | Yamuna river bridge
Idgah | Station Road | Idgah bus stand

Dehradun | Uttarakhand | 2 | 0.42 | 30.3165 | 78.0322 | Dehradun MC | Hindi
Rajpur Road | Rajpur Road | Dilaram Chowk
Clock Tower | Chakrata Road | Clock Tower crossing
Ballupur | Ballupur Road | Ballupur flyover
Clement Town | Saharanpur Road | ISBT flyover
Jakhan | Mussoorie Road | Jakhan crossing
Prem Nagar | Chakrata Road | Prem Nagar market
Race Course | Race Course Road | Race Course crossing
Sahastradhara Road | Sahastradhara Road | Sahastradhara crossing
`
