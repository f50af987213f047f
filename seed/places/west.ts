/**
 * City | state | tier | price level | latitude | longitude | civic body | language; then locality | road | landmark |
 * metres that a site may be from its point, where water leaves less than the usual 280.
 */
export const WEST = `
Mumbai | Maharashtra | 1 | 1.7 | 19.076 | 72.8777 | BMC | Marathi
Andheri | Western Express Highway | Andheri flyover
Bandra | SV Road | Bandra Reclamation sea face
Worli | Annie Besant Road | Worli sea face
Vikhroli | Eastern Express Highway | Vikhroli flyover
Powai | Adi Shankaracharya Marg | Powai lake
Lower Parel | Senapati Bapat Marg | Lower Parel flyover
Dadar | Dr Ambedkar Road | Dadar TT flyover
Goregaon | Western Express Highway | Aarey flyover
Chembur | Sion Trombay Road | Chembur flyover
Borivali | Link Road | Borivali national park gate
Kurla | LBS Marg | Kurla depot crossing
Juhu | Juhu Tara Road | Juhu beach

Pune | Maharashtra | 1 | 0.85 | 18.5204 | 73.8567 | PMC | Marathi
Hinjawadi | Hinjawadi Main Road | Wakad flyover
Shivajinagar | FC Road | Dnyaneshwar Paduka Chowk
Kothrud | Karve Road | Kothrud depot flyover
Viman Nagar | Nagar Road | Viman Nagar crossing
Hadapsar | Solapur Road | Magarpatta flyover
Baner | Baner Road | Balewadi phata
Koregaon Park | North Main Road | Mula river bridge
Swargate | Satara Road | Swargate flyover
Pimpri | Mumbai Pune Road | Pimpri Chowk
Kharadi | Kharadi Bypass | Kharadi bypass Chowk

Ahmedabad | Gujarat | 1 | 0.8 | 23.0225 | 72.5714 | AMC | Gujarati
Bopal | Sardar Patel Ring Road | Bopal crossroads
Satellite | SG Highway | Iscon flyover
Navrangpura | CG Road | Swastik crossroads
Maninagar | Jawahar Chowk Road | Maninagar crossing
Ashram Road | Ashram Road | Sabarmati river promenade
Prahlad Nagar | Corporate Road | Prahlad Nagar garden
Vastrapur | Vastrapur Road | Vastrapur lake
Naroda | Naroda Road | Naroda Patia flyover
Bodakdev | SG Highway | Thaltej underpass
Chandkheda | Visat Highway | Visat crossing

Surat | Gujarat | 2 | 0.55 | 21.1702 | 72.8311 | SMC | Gujarati
Vesu | VIP Road | Vesu crossroads
Adajan | Anand Mahal Road | Adajan Patiya
Varachha | Varachha Main Road | Hirabaug circle
Ring Road | Ring Road | Sahara Darwaja flyover
Piplod | Dumas Road | Piplod lake
Athwa | Athwa Lines Road | Athwa Gate flyover
Katargam | Katargam Main Road | Katargam Darwaja
Rander | Rander Road | Tapi river bridge

Vadodara | Gujarat | 2 | 0.48 | 22.3072 | 73.1812 | VMC | Gujarati
Alkapuri | RC Dutt Road | Alkapuri underpass
Sayajigunj | Station Road | Sayajigunj clock tower
Gotri | Gotri Road | Gotri crossroads
Fatehgunj | Fatehgunj Main Road | Fatehgunj flyover
Manjalpur | Manjalpur Main Road | Lalbaug flyover
Akota | Akota Road | Akota bridge
Old Padra Road | Old Padra Road | Malhar Point
Mandvi | MG Road | Sursagar lake

Rajkot | Gujarat | 2 | 0.42 | 22.3039 | 70.8022 | RMC | Gujarati
Kalawad Road | Kalawad Road | KKV Circle flyover
Yagnik Road | Dr Yagnik Road | Jagnath crossing
University Road | University Road | Indira Circle
Raiya Road | Raiya Road | Hanuman Madhi crossing
Gondal Road | Gondal Road | Gondal Chowkdi flyover
Race Course | Race Course Ring Road | Race Course garden
Trikon Baug | Dhebar Road | Trikon Baug
Bhaktinagar | 80 Feet Road | Bhaktinagar circle

Nagpur | Maharashtra | 2 | 0.5 | 21.1458 | 79.0882 | NMC | Marathi
Sitabuldi | Wardha Road | Variety Square
Dharampeth | West High Court Road | Zenda Chowk
Sadar | Kingsway Road | Sadar flyover
Manish Nagar | Wardha Road | Manish Nagar underpass
Civil Lines | Amravati Road | Law College Square
Hingna Road | Hingna Road | Subhash Nagar junction
Itwari | Central Avenue | Gandhibagh Square
Ambazari | Ambazari Road | Ambazari lake

Nashik | Maharashtra | 2 | 0.45 | 19.9975 | 73.7898 | Nashik MC | Marathi
College Road | College Road | Canada Corner
Gangapur Road | Gangapur Road | Jehan Circle
Panchavati | Mumbai Agra Road | Godavari river ghat
Dwarka Circle | NH 60 | Dwarka flyover
Indira Nagar | Wadala Pathardi Road | Indira Nagar underpass
Satpur | Trimbak Road | Satpur circle
CBS | Sharanpur Road | Central bus stand
Ambad | Ambad Link Road | Garware Point

Indore | Madhya Pradesh | 2 | 0.52 | 22.7196 | 75.8577 | IMC | Hindi
Vijay Nagar | AB Road | Vijay Nagar square
Palasia | MG Road | Palasia square
Rajwada | Jawahar Marg | Rajwada Chowk
Bhawarkua | AB Road | Bhawarkua flyover
Sapna Sangeeta | Sapna Sangeeta Road | Tower square
Annapurna | Annapurna Road | Annapurna temple gate
LIG | Link Road | LIG square
Rau | AB Road | Rau circle flyover

Bhopal | Madhya Pradesh | 2 | 0.48 | 23.2599 | 77.4126 | Bhopal MC | Hindi
MP Nagar | Hoshangabad Road | Board Office square
New Market | TT Nagar Road | Rang Mahal square
Arera Colony | 10 Number Road | 10 Number bus stop
Kolar | Kolar Road | Chuna Bhatti crossing
Shyamla Hills | VIP Road | Upper lake
Habibganj | Link Road No. 1 | Habibganj underpass
Bairagarh | Airport Road | Chanchal crossing
Karond | Berasia Road | Karond flyover

Panaji | Goa | 2 | 0.55 | 15.4909 | 73.8278 | CCP | Konkani
Campal | DB Road | Mandovi river promenade
Miramar | Miramar Road | Miramar beach
Porvorim | NH 66 | Porvorim flyover
Patto | Patto Main Road | Patto bus stand
Taleigao | St Inez Road | St Inez junction
Dona Paula | Dona Paula Road | Dona Paula jetty | 200
Mapusa Road | Mapusa Road | Green Park junction
Old Goa Road | Ribandar Road | Ribandar river causeway
`
