/** Points of cities in the west; ../points.ts describes the columns. */
export const WEST_POINTS = `
Mumbai | Maharashtra | 19.0728 | 72.8826 | 20.8
Andheri | 19.1197 | 72.8464
Bandra | 19.057 | 72.834
Worli | 19.008 | 72.82
Vikhroli | 19.111 | 72.9285
Powai | 19.118 | 72.909
Lower Parel | 18.997 | 72.83
Dadar | 19.0179 | 72.8455
Goregaon | 19.1645 | 72.8492
Chembur | 19.059 | 72.899
Borivali | 19.2298 | 72.8568
Kurla | 19.0685 | 72.8795
Juhu | 19.1035 | 72.829
Versova | 19.1306 | 72.8212 | station
Chakala | 19.1117 | 72.8675 | station
Marol Naka | 19.108 | 72.8795 | station
Ghatkopar | 19.0865 | 72.9081 | station
Dahisar East | 19.2505 | 72.8668 | station
Borivali West | 19.2325 | 72.84 | station
Malad West | 19.1846 | 72.836 | station
Goregaon West | 19.155 | 72.8365 | station
Churchgate | 18.9353 | 72.8272 | station
CSMT | 18.9402 | 72.8356 | station
Thane | 19.186 | 72.9756 | station

Pune | Maharashtra | 18.5196 | 73.8554 | 15.6
Hinjawadi | 18.5913 | 73.7389
Shivajinagar | 18.5308 | 73.8475
Kothrud | 18.5074 | 73.8077
Viman Nagar | 18.5679 | 73.9143
Hadapsar | 18.504 | 73.93
Baner | 18.559 | 73.7868
Koregaon Park | 18.5375 | 73.893
Swargate | 18.5018 | 73.859
Pimpri | 18.629 | 73.8015
Kharadi | 18.5513 | 73.942
District Court | 18.527 | 73.8555 | station
Mandai | 18.5128 | 73.8555 | station
Vanaz | 18.507 | 73.8055 | station
Deccan Gymkhana | 18.515 | 73.8415 | station
Pune Junction | 18.5289 | 73.8744 | station
Yerawada | 18.547 | 73.884 | station
Ramwadi | 18.557 | 73.91 | station

Ahmedabad | Gujarat | 23.0258 | 72.5873 | 13.6
Bopal | 23.0335 | 72.464
Satellite | 23.0285 | 72.515
Navrangpura | 23.0368 | 72.5605
Maninagar | 22.9965 | 72.601
Ashram Road | 23.034 | 72.5705
Prahlad Nagar | 23.012 | 72.5085
Vastrapur | 23.0378 | 72.5275
Naroda | 23.07 | 72.656
Bodakdev | 23.041 | 72.511
Chandkheda | 23.11 | 72.5845
Vastral Gam | 22.997 | 72.668 | station
Kalupur | 23.027 | 72.6 | station
Old High Court | 23.0395 | 72.569 | station
Thaltej | 23.05 | 72.504 | station

Surat | Gujarat | 21.19 | 72.83 | 8.9
Vesu | 21.1425 | 72.7735
Adajan | 21.1955 | 72.7925
Varachha | 21.2095 | 72.865
Ring Road | 21.1925 | 72.843
Piplod | 21.1585 | 72.7735
Athwa | 21.1845 | 72.8125
Katargam | 21.2265 | 72.833
Rander | 21.2183 | 72.7952

Vadodara | Gujarat | 22.2994 | 73.2081 | 8.3
Alkapuri | 22.3105 | 73.1695
Sayajigunj | 22.3105 | 73.185
Gotri | 22.3165 | 73.1395
Fatehgunj | 22.3225 | 73.1885
Manjalpur | 22.2695 | 73.1895
Akota | 22.295 | 73.1705
Old Padra Road | 22.299 | 73.1635
Mandvi | 22.2998 | 73.2078

Rajkot | Gujarat | 22.2916 | 70.7932 | 4.4
Kalawad Road | 22.287 | 70.773
Yagnik Road | 22.2945 | 70.7955
University Road | 22.2915 | 70.768
Raiya Road | 22.306 | 70.777
Gondal Road | 22.262 | 70.8
Race Course | 22.3035 | 70.7932
Trikon Baug | 22.2962 | 70.8013
Bhaktinagar | 22.2805 | 70.8055

Nagpur | Maharashtra | 21.1463 | 79.0849 | 11.7
Sitabuldi | 21.1436 | 79.0826
Dharampeth | 21.1412 | 79.0625
Sadar | 21.163 | 79.079
Manish Nagar | 21.094 | 79.081
Civil Lines | 21.153 | 79.07
Hingna Road | 21.115 | 79.025
Itwari | 21.1525 | 79.1075
Ambazari | 21.1325 | 79.05
Khapri | 21.053 | 79.059 | station
Airport South | 21.079 | 79.067 | station
Kasturchand Park | 21.1545 | 79.081 | station
Automotive Square | 21.1805 | 79.114 | station
Nagpur Junction | 21.1525 | 79.088 | station
Ajni | 21.127 | 79.083 | station

Nashik | Maharashtra | 19.9973 | 73.791 | 7.5
College Road | 20.0058 | 73.7625
Gangapur Road | 20.013 | 73.7545
Panchavati | 20.0085 | 73.795
Dwarka Circle | 19.9895 | 73.7995
Indira Nagar | 19.9695 | 73.7875
Satpur | 19.995 | 73.7295
CBS | 19.9988 | 73.78
Ambad | 19.9585 | 73.7445

Indore | Madhya Pradesh | 22.7179 | 75.8333 | 10.7
Vijay Nagar | 22.752 | 75.894
Palasia | 22.7243 | 75.8855
Rajwada | 22.7186 | 75.8552
Bhawarkua | 22.6925 | 75.8672
Sapna Sangeeta | 22.7025 | 75.8735
Annapurna | 22.6945 | 75.8365
LIG | 22.7345 | 75.8905
Rau | 22.6335 | 75.8095

Bhopal | Madhya Pradesh | 23.2547 | 77.4029 | 9.1
MP Nagar | 23.233 | 77.434
New Market | 23.2333 | 77.4007
Arera Colony | 23.2125 | 77.432
Kolar | 23.183 | 77.417
Shyamla Hills | 23.244 | 77.393
Habibganj | 23.2222 | 77.44
Bairagarh | 23.2725 | 77.34
Karond | 23.2985 | 77.4045
Bhopal Junction | 23.267 | 77.413 | station
Rani Kamlapati | 23.2215 | 77.4395 | station

Panaji | Goa | 15.4909 | 73.8278 | 9.9
Campal | 15.4935 | 73.818
Miramar | 15.483 | 73.8095
Porvorim | 15.5335 | 73.828
Patto | 15.4957 | 73.8373
Taleigao | 15.4705 | 73.8195
Dona Paula | 15.457 | 73.805
Mapusa Road | 15.57 | 73.815
Old Goa Road | 15.5005 | 73.867
`
