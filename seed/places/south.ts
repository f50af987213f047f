/**
 * City | state | tier | price level | latitude | longitude | civic body | language; then locality | road | landmark |
 * metres that a site may be from its point, where water leaves less than the usual 280.
 */
export const SOUTH = `
Hyderabad | Telangana | 1 | 1 | 17.385 | 78.4867 | GHMC | Telugu
Gachibowli | Old Mumbai Highway | Gachibowli flyover
Madhapur | HITEC City Main Road | Cyber Towers junction
Banjara Hills | Road No. 12 | Masab Tank flyover
Kukatpally | KPHB Main Road | KPHB junction
Punjagutta | Raj Bhavan Road | Punjagutta junction
Begumpet | Sardar Patel Road | Begumpet flyover
Secunderabad | SD Road | Paradise crossing
Kondapur | Botanical Garden Road | Kothaguda junction
Dilsukhnagar | Vijayawada Highway | Chaitanyapuri crossing
Shamshabad | Airport Approach Road | Shamshabad toll plaza
Khairatabad | Lakdikapul Road | Khairatabad flyover
Miyapur | Miyapur Main Road | Miyapur crossroads

Bangalore | Karnataka | 1 | 1.1 | 12.9716 | 77.5946 | BBMP | Kannada
Indiranagar | 100 Feet Road | Domlur flyover
Koramangala | 80 Feet Road | Koramangala water tank
Whitefield | ITPL Main Road | Hope Farm junction
Marathahalli | Outer Ring Road | Kundalahalli bridge
Hebbal | Bellary Road | Hebbal flyover
Jayanagar | 11th Main Road | South End Circle
Malleshwaram | Sampige Road | Malleshwaram 18th Cross
Electronic City | Hosur Road | Electronic City toll plaza
Yeshwanthpur | Tumkur Road | Yeshwanthpur flyover
HSR Layout | 27th Main Road | Agara lake
Rajajinagar | Dr Rajkumar Road | Navrang Circle
Bellandur | Sarjapur Road | Bellandur lake

Chennai | Tamil Nadu | 1 | 0.95 | 13.0827 | 80.2707 | GCC | Tamil
Teynampet | Anna Salai | Gemini flyover
T. Nagar | Usman Road | Panagal Park
Guindy | GST Road | Kathipara flyover
Velachery | 100 Feet Bypass Road | Vijayanagar bus terminus
Adyar | Sardar Patel Road | Madhya Kailash junction
Perungudi | Rajiv Gandhi Salai | Perungudi toll plaza
Anna Nagar | 2nd Avenue | Anna Nagar roundtana
Mylapore | Luz Church Road | Luz corner
Egmore | Poonamallee High Road | Egmore station forecourt
Porur | Arcot Road | Porur flyover
Tambaram | Velachery Main Road | Tambaram flyover

Kochi | Kerala | 2 | 0.6 | 9.9312 | 76.2673 | Kochi Corporation | Malayalam
Edappally | NH 66 Bypass | Edappally flyover
Vyttila | SA Road | Vyttila flyover
Kakkanad | Seaport Airport Road | Kakkanad junction
Marine Drive | Shanmugham Road | Marine Drive walkway | 200
Palarivattom | Banerji Road | Palarivattom flyover
Kaloor | Kaloor Kadavanthra Road | Kaloor stadium gate
Mattancherry | Palace Road | Mattancherry jetty | 60
Aluva | NH 544 | Aluva bypass junction

Visakhapatnam | Andhra Pradesh | 2 | 0.5 | 17.6868 | 83.2185 | GVMC | Telugu
Dwaraka Nagar | Dwarakanagar Main Road | RTC Complex junction
MVP Colony | Double Road | MVP Circle
Gajuwaka | NH 16 | Gajuwaka junction
Siripuram | Waltair Main Road | Siripuram junction
Beach Road | RK Beach Road | RK beach
Madhurawada | NH 16 Bypass | Madhurawada crossroads
Jagadamba Centre | Jagadamba Road | Jagadamba junction
NAD Kotha Road | NAD Road | NAD flyover

Vijayawada | Andhra Pradesh | 2 | 0.45 | 16.5062 | 80.648 | VMC | Telugu
Benz Circle | MG Road | Benz Circle flyover
Governorpet | Eluru Road | Besant Road centre
Bhavanipuram | Sangam Road | Bhavani ghat
Patamata | Patamata Main Road | Auto Nagar gate
Gannavaram | NH 16 | Gannavaram bypass
Moghalrajpuram | Siddhartha Road | Siddhartha College junction
One Town | Canal Road | Kanaka Durga flyover
Labbipet | Tikkle Road | Tikkle Road junction

Coimbatore | Tamil Nadu | 2 | 0.45 | 11.0168 | 76.9558 | CCMC | Tamil
Gandhipuram | Cross Cut Road | Gandhipuram flyover
RS Puram | DB Road | DB Road signal
Peelamedu | Avinashi Road | Hope College junction
Saibaba Colony | NSR Road | Saibaba Colony flyover
Ukkadam | Palakkad Road | Ukkadam lake
Singanallur | Trichy Road | Singanallur flyover
Saravanampatti | Sathy Road | Saravanampatti junction
Town Hall | Oppanakara Street | Manikoondu junction

Madurai | Tamil Nadu | 2 | 0.38 | 9.9252 | 78.1198 | Madurai Corporation | Tamil
Mattuthavani | Melur Road | Mattuthavani bus stand
Anna Nagar East | Anna Nagar Main Road | Ambika junction | 100
Goripalayam | Alagar Kovil Road | Goripalayam flyover | 200
Simmakkal | North Veli Street | Simmakkal roundabout | 150
Periyar | West Veli Street | Periyar bus stand
KK Nagar | KK Nagar Main Road | KK Nagar arch
Teppakulam | Kamarajar Road | Teppakulam lake
Thirunagar | Thirumangalam Road | Thirunagar stop

Thiruvananthapuram | Kerala | 2 | 0.5 | 8.5241 | 76.9366 | TMC | Malayalam
Thampanoor | Station Road | Thampanoor junction
Kazhakkoottam | NH 66 | Kazhakkoottam flyover
Pattom | MC Road | Pattom junction
Palayam | MG Road | Palayam underpass
Kowdiar | Kowdiar Avenue | Kowdiar square
Vellayambalam | Museum Road | Vellayambalam circle
Chakkai | Airport Bypass | Chakkai junction
Technopark | NH 66 Bypass | Technopark phase one gate

Mysore | Karnataka | 2 | 0.4 | 12.2958 | 76.6394 | MCC | Kannada
Vijayanagar | Hunsur Road | Vijayanagar water tank
Gokulam | Contour Road | Gokulam park
Lashkar Mohalla | Ashoka Road | Mahaveer Circle
Kuvempunagar | Panchamantra Road | Kuvempunagar complex
Bannimantap | NH 275 | Columbia Circle
Saraswathipuram | Kantharaj Road | Fire Brigade circle
Hebbal Industrial Area | Ring Road | Hebbal lake
Nazarbad | Lalitha Mahal Road | Karanji lake
`
