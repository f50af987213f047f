/** Points of cities in the south; ../points.ts describes the columns. */
export const SOUTH_POINTS = `
Hyderabad | Telangana | 17.42 | 78.46 | 20.3
Gachibowli | 17.4401 | 78.3489
Madhapur | 17.4483 | 78.3915
Banjara Hills | 17.4138 | 78.4398
Kukatpally | 17.4875 | 78.406
Punjagutta | 17.4275 | 78.4515
Begumpet | 17.4447 | 78.4664
Secunderabad | 17.4399 | 78.4983
Kondapur | 17.4635 | 78.36
Dilsukhnagar | 17.3688 | 78.5247
Shamshabad | 17.258 | 78.396
Khairatabad | 17.4112 | 78.462
Miyapur | 17.4967 | 78.359
Jubilee Hills | 17.431 | 78.407
Ameerpet | 17.4358 | 78.4445 | station
LB Nagar | 17.3497 | 78.5477 | station
Raidurg | 17.4424 | 78.377 | station
HITEC City | 17.4497 | 78.383 | station
Paradise | 17.4434 | 78.486 | station
Habsiguda | 17.4098 | 78.5415 | station
Nagole | 17.3905 | 78.559 | station
Kacheguda | 17.3895 | 78.501 | station
Nampally | 17.3924 | 78.468 | station
Lingampalli | 17.4833 | 78.3167 | station

Bangalore | Karnataka | 12.9719 | 77.5937 | 17.9
Indiranagar | 12.9784 | 77.6408
Koramangala | 12.9352 | 77.6245
Whitefield | 12.9698 | 77.75
Marathahalli | 12.9569 | 77.7011
Hebbal | 13.037 | 77.597
Jayanagar | 12.9299 | 77.5826
Malleshwaram | 13.005 | 77.567
Electronic City | 12.8452 | 77.6602
Yeshwanthpur | 13.0265 | 77.543
HSR Layout | 12.9121 | 77.6446
Rajajinagar | 12.9901 | 77.5525
Bellandur | 12.9304 | 77.6784
KR Pura | 13.0002 | 77.6775 | station
MG Road | 12.9755 | 77.6068 | station
Majestic | 12.9757 | 77.5728 | station
Vijayanagar | 12.971 | 77.5374 | station
Nagasandra | 13.0479 | 77.5 | station
Banashankari | 12.9155 | 77.5736 | station
KSR station | 12.9781 | 77.5697 | station
Yesvantpur | 13.0236 | 77.551 | station
Cantonment | 12.9935 | 77.598 | station

Chennai | Tamil Nadu | 13.0878 | 80.2785 | 26.3
Teynampet | 13.0405 | 80.2503
T. Nagar | 13.0418 | 80.2341
Guindy | 13.008 | 80.2165
Velachery | 12.9775 | 80.2207
Adyar | 13.003 | 80.2555
Perungudi | 12.9654 | 80.2461
Anna Nagar | 13.085 | 80.2101
Mylapore | 13.0348 | 80.2685
Egmore | 13.076 | 80.26
Porur | 13.0365 | 80.157
Tambaram | 12.9249 | 80.115
Saidapet | 13.0237 | 80.228 | station
Thousand Lights | 13.0582 | 80.258 | station
Chennai Central | 13.0827 | 80.2757 | station
Washermanpet | 13.1075 | 80.281 | station
Koyambedu | 13.0735 | 80.1948 | station
Anna Nagar East | 13.0845 | 80.2196 | station
Vadapalani | 13.05 | 80.2121 | station
Alandur | 13.0043 | 80.2015 | station
Mambalam | 13.037 | 80.2287 | station

Kochi | Kerala | 9.9816 | 76.285 | 16.9
Edappally | 10.0249 | 76.308
Vyttila | 9.968 | 76.318
Kakkanad | 10.0159 | 76.3419
Marine Drive | 9.981 | 76.2765
Palarivattom | 10.0059 | 76.306
Kaloor | 9.9945 | 76.2925
Mattancherry | 9.9583 | 76.2594
Aluva | 10.1076 | 76.354
MG Road | 9.9833 | 76.2823 | station

Visakhapatnam | Andhra Pradesh | 17.7231 | 83.3012 | 12.9
Dwaraka Nagar | 17.727 | 83.305
MVP Colony | 17.741 | 83.335
Gajuwaka | 17.6905 | 83.211
Siripuram | 17.721 | 83.3165
Beach Road | 17.7152 | 83.3222
Madhurawada | 17.819 | 83.352
Jagadamba Centre | 17.712 | 83.302
NAD Kotha Road | 17.7405 | 83.232

Vijayawada | Andhra Pradesh | 16.5074 | 80.6466 | 18
Benz Circle | 16.498 | 80.6535
Governorpet | 16.5122 | 80.629
Bhavanipuram | 16.5235 | 80.596
Patamata | 16.493 | 80.668
Gannavaram | 16.5407 | 80.8024
Moghalrajpuram | 16.5072 | 80.644
One Town | 16.517 | 80.615
Labbipet | 16.5035 | 80.6385

Coimbatore | Tamil Nadu | 11.0055 | 76.9661 | 10
Gandhipuram | 11.0178 | 76.968
RS Puram | 11.0095 | 76.9495
Peelamedu | 11.0275 | 77.005
Saibaba Colony | 11.024 | 76.944
Ukkadam | 10.9895 | 76.961
Singanallur | 11 | 77.029
Saravanampatti | 11.079 | 77.001
Town Hall | 10.9947 | 76.96

Madurai | Tamil Nadu | 9.919 | 78.1195 | 9
Mattuthavani | 9.944 | 78.156
Anna Nagar East | 9.9195 | 78.149
Goripalayam | 9.9295 | 78.1275
Simmakkal | 9.925 | 78.122
Periyar | 9.9157 | 78.1115
KK Nagar | 9.9315 | 78.147
Teppakulam | 9.9125 | 78.145
Thirunagar | 9.883 | 78.056

Thiruvananthapuram | Kerala | 8.4855 | 76.9492 | 13.5
Thampanoor | 8.489 | 76.952
Kazhakkoottam | 8.5686 | 76.8731
Pattom | 8.522 | 76.9425
Palayam | 8.503 | 76.9505
Kowdiar | 8.5225 | 76.96
Vellayambalam | 8.511 | 76.9572
Chakkai | 8.49 | 76.9268
Technopark | 8.5581 | 76.8816

Mysore | Karnataka | 12.2979 | 76.6393 | 8.3
Vijayanagar | 12.332 | 76.614
Gokulam | 12.331 | 76.627
Lashkar Mohalla | 12.313 | 76.657
Kuvempunagar | 12.286 | 76.6255
Bannimantap | 12.337 | 76.653
Saraswathipuram | 12.301 | 76.629
Hebbal Industrial Area | 12.354 | 76.604
Nazarbad | 12.3075 | 76.6685
`
