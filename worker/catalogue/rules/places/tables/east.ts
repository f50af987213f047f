/** Points of cities in the east; ../points.ts describes the columns. */
export const EAST_POINTS = `
Kolkata | West Bengal | 22.5626 | 88.363 | 11.8
Salt Lake | 22.583 | 88.4175
Park Street | 22.5525 | 88.354
New Town | 22.58 | 88.466
Gariahat | 22.5188 | 88.3655
EM Bypass | 22.5133 | 88.4013
Esplanade | 22.564 | 88.351
Howrah | 22.581 | 88.334
Shyambazar | 22.6008 | 88.3733
Behala | 22.502 | 88.317
Ultadanga | 22.5942 | 88.3875
Ballygunge | 22.5275 | 88.365
Dum Dum | 22.6216 | 88.3928 | station
Kalighat | 22.5165 | 88.3455 | station
Kavi Subhash | 22.472 | 88.3975 | station
Salt Lake Sector V | 22.58 | 88.4295 | station
Karunamoyee | 22.586 | 88.4215 | station
Sealdah | 22.5675 | 88.371 | station

Patna | Bihar | 25.5941 | 85.1356 | 10.6
Boring Road | 25.6145 | 85.117
Fraser Road | 25.61 | 85.1375
Kankarbagh | 25.5935 | 85.1565
Bailey Road | 25.609 | 85.087
Gandhi Maidan | 25.6182 | 85.1438
Rajendra Nagar | 25.6028 | 85.1615
Digha | 25.6435 | 85.097
Saguna Mor | 25.617 | 85.043
Patna Junction | 25.603 | 85.1375 | station
Patliputra | 25.625 | 85.0735 | station

Ranchi | Jharkhand | 23.362 | 85.326 | 8.3
Main Road | 23.3655 | 85.3255
Lalpur | 23.3718 | 85.3375
Harmu | 23.3563 | 85.3045
Kanke | 23.427 | 85.32
Doranda | 23.338 | 85.3215
Ratu Road | 23.38 | 85.308
Bariatu | 23.391 | 85.348
Kantatoli | 23.3685 | 85.346

Bhubaneswar | Odisha | 20.276 | 85.84 | 10
Master Canteen | 20.2678 | 85.8425
Jaydev Vihar | 20.2995 | 85.8195
Patia | 20.354 | 85.8185
Saheed Nagar | 20.2897 | 85.844
Rasulgarh | 20.2928 | 85.8615
Khandagiri | 20.2565 | 85.7795
Old Town | 20.2405 | 85.835
Chandrasekharpur | 20.327 | 85.819

Guwahati | Assam | 26.17 | 91.76 | 7.9
GS Road | 26.1545 | 91.779
Paltan Bazaar | 26.1795 | 91.7532
Beltola | 26.1235 | 91.8
Six Mile | 26.1335 | 91.8072
Uzan Bazaar | 26.1895 | 91.756
Fancy Bazaar | 26.1848 | 91.7395
Maligaon | 26.156 | 91.6955
Zoo Road | 26.1685 | 91.7787
Guwahati Junction | 26.1817 | 91.751 | station
Kamakhya | 26.156 | 91.693 | station

Raipur | Chhattisgarh | 21.247 | 81.637 | 7.2
Jaistambh Chowk | 21.2432 | 81.6345
Telibandha | 21.2385 | 81.66
Shankar Nagar | 21.252 | 81.661
Pandri | 21.2535 | 81.65
Tatibandh | 21.2573 | 81.578
Devendra Nagar | 21.2575 | 81.64
Samta Colony | 21.2435 | 81.618
VIP Road | 21.215 | 81.683
`
