/** Points of cities in the north; ../points.ts describes the columns. */
export const NORTH_POINTS = `
Delhi | Delhi | 28.6519 | 77.2315 | 20.3
Lajpat Nagar | 28.5677 | 77.2433
Connaught Place | 28.6315 | 77.2167
Karol Bagh | 28.6519 | 77.1909
Dwarka | 28.5921 | 77.046
Rohini | 28.7135 | 77.1175
Saket | 28.5245 | 77.2066
Nehru Place | 28.5491 | 77.2533
Rajouri Garden | 28.643 | 77.1215
Mayur Vihar | 28.6065 | 77.294
Aerocity | 28.5487 | 77.121
Pitampura | 28.7005 | 77.1365
ITO | 28.6286 | 77.241
Rajiv Chowk | 28.6328 | 77.2197 | station
Mandi House | 28.6259 | 77.2341 | station
Laxmi Nagar | 28.6305 | 77.2775 | station
Kashmere Gate | 28.6675 | 77.2282 | station
Chandni Chowk | 28.6579 | 77.2302 | station
New Delhi station | 28.643 | 77.2215 | station
INA | 28.5753 | 77.2093 | station
Hauz Khas | 28.5433 | 77.2066 | station
Kalkaji Mandir | 28.5498 | 77.2585 | station
Central Secretariat | 28.6148 | 77.2118 | station
Nizamuddin | 28.5886 | 77.2535 | station
Anand Vihar | 28.6469 | 77.3159 | station
Old Delhi Junction | 28.661 | 77.2275 | station

Gurugram | Haryana | 28.4601 | 77.0263 | 15.5
Cyber City | 28.495 | 77.0885
MG Road | 28.4797 | 77.0801
Golf Course Road | 28.448 | 77.0985
Sohna Road | 28.4205 | 77.04
Udyog Vihar | 28.502 | 77.083
Sector 29 | 28.469 | 77.064
Manesar | 28.353 | 76.941
Sector 14 | 28.4722 | 77.0457

Noida | Uttar Pradesh | 28.57 | 77.33 | 11.3
Sector 18 | 28.5697 | 77.3252
Sector 62 | 28.6245 | 77.364
Sector 125 | 28.544 | 77.3305
Sector 50 | 28.571 | 77.365
Sector 137 | 28.507 | 77.407
Sector 15 | 28.5833 | 77.3112
Film City | 28.5708 | 77.3155
Sector 76 | 28.5667 | 77.381

Jaipur | Rajasthan | 26.9196 | 75.7878 | 8.8
C-Scheme | 26.9087 | 75.801
Malviya Nagar | 26.854 | 75.815
Vaishali Nagar | 26.9112 | 75.7431
Mansarovar | 26.857 | 75.764
Tonk Road | 26.871 | 75.794
Raja Park | 26.8968 | 75.8273
Sindhi Camp | 26.9232 | 75.8005
Amer Road | 26.948 | 75.84
Civil Lines | 26.9097 | 75.7817 | station
Chandpole | 26.9265 | 75.808 | station
Badi Chaupar | 26.9235 | 75.8267 | station
Jaipur Junction | 26.919 | 75.788 | station
Gandhinagar | 26.884 | 75.7985 | station

Lucknow | Uttar Pradesh | 26.8393 | 80.9231 | 10
Hazratganj | 26.8495 | 80.945
Gomti Nagar | 26.853 | 81
Aliganj | 26.888 | 80.942
Alambagh | 26.8125 | 80.902
Indira Nagar | 26.88 | 80.995
Charbagh | 26.8316 | 80.9228
Chowk | 26.868 | 80.9045
Gomti Riverfront | 26.86 | 80.957
Munshipulia | 26.888 | 80.9957 | station
Lucknow Junction | 26.8308 | 80.9205 | station

Chandigarh | Chandigarh | 30.7363 | 76.7884 | 6.3
Sector 17 | 30.7402 | 76.7824
Sector 35 | 30.7243 | 76.7595
Sector 43 | 30.7195 | 76.7495
Manimajra | 30.719 | 76.833
Industrial Area | 30.7058 | 76.801
Sector 26 | 30.7285 | 76.8055
Sukhna | 30.7355 | 76.808
IT Park | 30.7275 | 76.843

Ludhiana | Punjab | 30.912 | 75.8538 | 6.1
Ferozepur Road | 30.897 | 75.8265
Model Town | 30.8872 | 75.8445
Ghumar Mandi | 30.9035 | 75.8377
Dugri | 30.867 | 75.8415
Sarabha Nagar | 30.8895 | 75.8195
Samrala Chowk | 30.9118 | 75.8778
Civil Lines | 30.9085 | 75.843
Gill Road | 30.876 | 75.8595

Kanpur | Uttar Pradesh | 26.4652 | 80.3498 | 12.1
Mall Road | 26.4705 | 80.3507
Swaroop Nagar | 26.4825 | 80.318
Kakadeo | 26.4768 | 80.2977
Kidwai Nagar | 26.4278 | 80.3335
Kalyanpur | 26.505 | 80.248
Govind Nagar | 26.4445 | 80.307
Civil Lines | 26.4765 | 80.353
Rawatpur | 26.486 | 80.296

Varanasi | Uttar Pradesh | 25.3167 | 83.0104 | 5.3
Lanka | 25.279 | 82.9995
Sigra | 25.315 | 82.9882
Godowlia | 25.3092 | 83.0072
Assi | 25.2892 | 83.005
Cantonment | 25.3345 | 82.979
Pandeypur | 25.3482 | 82.9982
Bhelupur | 25.2985 | 82.9995
Rathyatra | 25.3072 | 82.9925

Agra | Uttar Pradesh | 27.1833 | 78.0167 | 8.6
Sanjay Place | 27.1995 | 78.006
Sadar Bazaar | 27.1605 | 78.0115
Tajganj | 27.1655 | 78.043
Sikandra | 27.219 | 77.9507
Kamla Nagar | 27.2128 | 78.0235
Dayal Bagh | 27.2265 | 78.012
Water Works | 27.204 | 78.033
Idgah | 27.1675 | 77.9942

Dehradun | Uttarakhand | 30.3244 | 78.0339 | 12.5
Rajpur Road | 30.336 | 78.054
Clock Tower | 30.3244 | 78.0416
Ballupur | 30.333 | 78.0107
Clement Town | 30.2683 | 78.007
Jakhan | 30.363 | 78.0695
Prem Nagar | 30.334 | 77.959
Race Course | 30.3108 | 78.0437
Sahastradhara Road | 30.344 | 78.083
`
