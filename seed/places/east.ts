/**
 * City | state | tier | price level | latitude | longitude | civic body | language; then locality | road | landmark |
 * metres that a site may be from its point, where water leaves less than the usual 280.
 */
export const EAST = `
Kolkata | West Bengal | 1 | 0.85 | 22.5726 | 88.3639 | KMC | Bengali
Salt Lake | Broadway Road | Karunamoyee crossing
Park Street | Park Street | Park Street flyover
New Town | Major Arterial Road | Narkel Bagan crossing
Gariahat | Rashbehari Avenue | Gariahat flyover
EM Bypass | EM Bypass | Ruby crossing
Esplanade | Chowringhee Road | Dharmatala crossing
Howrah | Foreshore Road | Howrah river front
Shyambazar | BT Road | Shyambazar five point
Behala | Diamond Harbour Road | Taratala flyover
Ultadanga | VIP Road | Ultadanga flyover
Ballygunge | Gurusaday Road | Park Circus seven point

Patna | Bihar | 2 | 0.48 | 25.5941 | 85.1376 | Patna MC | Hindi
Boring Road | Boring Road | Boring Canal crossing
Fraser Road | Fraser Road | Dak Bungalow crossing
Kankarbagh | Old Bypass Road | Chiraiyatand flyover
Bailey Road | Bailey Road | Sheikhpura mor
Gandhi Maidan | Ashok Rajpath | Kargil Chowk
Rajendra Nagar | Kadam Kuan Road | Rajendra Nagar overbridge
Digha | Ganga Path | Ganga river drive
Saguna Mor | Danapur Road | Saguna Mor

Ranchi | Jharkhand | 2 | 0.42 | 23.3441 | 85.3096 | Ranchi MC | Hindi
Main Road | Mahatma Gandhi Road | Albert Ekka Chowk
Lalpur | Circular Road | Lalpur Chowk
Harmu | Harmu Road | Harmu Chowk
Kanke | Kanke Road | Kanke Chowk
Doranda | Hinoo Road | Hinoo Chowk
Ratu Road | Ratu Road | Ratu Road flyover
Bariatu | Bariatu Road | Bariatu crossing
Kantatoli | Old HB Road | Kantatoli flyover

Bhubaneswar | Odisha | 2 | 0.45 | 20.2961 | 85.8245 | Bhubaneswar MC | Odia
Master Canteen | Janpath | Master Canteen square
Jaydev Vihar | NH 16 | Jaydev Vihar flyover
Patia | Nandankanan Road | Patia square
Saheed Nagar | Janpath | Vani Vihar flyover
Rasulgarh | Cuttack Road | Rasulgarh square
Khandagiri | NH 16 | Khandagiri flyover
Old Town | Lewis Road | Bindu Sagar lake
Chandrasekharpur | Nandankanan Road | Damana square

Guwahati | Assam | 2 | 0.45 | 26.1445 | 91.7362 | GMC | Assamese
GS Road | GS Road | Ganeshguri flyover
Paltan Bazaar | AT Road | Paltan Bazaar crossing
Beltola | Beltola Road | Beltola Chariali
Six Mile | VIP Road | Six Mile flyover
Uzan Bazaar | MG Road | Brahmaputra river promenade
Fancy Bazaar | HB Road | Fancy Bazaar ghat
Maligaon | AT Road | Maligaon flyover
Zoo Road | RG Baruah Road | Zoo Road Tiniali

Raipur | Chhattisgarh | 2 | 0.42 | 21.2514 | 81.6296 | Raipur MC | Hindi
Jaistambh Chowk | Malviya Road | Jaistambh Chowk
Telibandha | GE Road | Marine Drive lake
Shankar Nagar | Shankar Nagar Road | Bottle House crossing
Pandri | Jail Road | Pandri bus stand
Tatibandh | GE Road | Tatibandh flyover
Devendra Nagar | Fafadih Road | Fafadih flyover
Samta Colony | Ring Road No. 1 | Samta Colony crossing
VIP Road | VIP Road | Phundhar crossing
`
