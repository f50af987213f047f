/** A city or a state of India with the names that people use for it. */
export interface PlaceNames {
  /** The name that the catalogue and our answers use. */
  name: string
  /** Other names as the search reads them; null for a place that it knows by its own words only. */
  searched: readonly string[] | null
  /** Other names as the planner reads them, in lower case. */
  spoken: readonly string[]
}

// One line a place: its name | names that search and planner read | only the search | only the planner.
// The search finds its own misspellings, so the planner reads more of them, and short forms such as "hyd".
// A `-` keeps a place out of the search's aliases.

const CITY_TABLE = `
Mumbai | Bombay, Bambai, मुंबई, मुम्बई, बंबई | बम्बई, மும்பை, ముంబై, ಮುಂಬೈ, মুম্বাই, মুম্বই, મુંબઈ, മുംബൈ | mumbay, mmr, mumbai metropolitan region, मुंबाई
Delhi | New Delhi, Dilli, दिल्ली, नई दिल्ली | டெல்லி, ఢిల్లీ, ದೆಹಲಿ, দিল্লি, દિલ્હી, ഡൽഹി, ਦਿੱਲੀ | dehli, delhi city, देहली
Bangalore | Bengaluru, Banglore, बेंगलुरु, बेंगलूरु, बैंगलोर, बंगलौर | ಬೆಂಗಳೂರು, பெங்களூரு, பெங்களூர், బెంగళూరు, বেঙ্গালুরু, બેંગલુરુ, ബെംഗളൂരു | blr, bengaluru city
Hyderabad | हैदराबाद | హైదరాబాద్, ஐதராபாத், ஹைதராபாத், ಹೈದರಾಬಾದ್, হায়দরাবাদ, હૈદરાબાદ | hyd, cyberabad, bhagyanagar
Chennai | Madras, चेन्नई, मद्रास, சென்னை | చెన్నై, ಚೆನ್ನೈ, চেন্নাই, ചെന്നൈ, ચેન્નઈ |
Kolkata | Calcutta, कोलकाता, कलकत्ता, কলকাতা | கொல்கத்தா, కోల్‌కతా, ಕೋಲ್ಕತ್ತಾ, કોલકાતા | kolkatta, calcuta
Pune | Poona, पुणे, पूना | புனே, పూణే, ಪುಣೆ, પુણે, পুনে | puna, पुने
Ahmedabad | Amdavad, Ahmadabad, अहमदाबाद, અમદાવાદ | அகமதாபாத், అహ్మదాబాద్, আমেদাবাদ |
Gurugram | Gurgaon, गुरुग्राम, गुड़गांव | | gurgoan, गुड़गाँव, गुडगांव, गुड़गाव
Noida | नोएडा | |
Jaipur | जयपुर | | pink city
Lucknow | Lakhnau, लखनऊ | |
Chandigarh | चंडीगढ़ | चण्डीगढ़, ਚੰਡੀਗੜ੍ਹ | chd, tricity
Ludhiana | लुधियाना | ਲੁਧਿਆਣਾ |
Kanpur | Cawnpore, कानपुर | |
Varanasi | Banaras, Benares, Kashi, वाराणसी, बनारस | काशी |
Agra | आगरा | |
Dehradun | Dehra Dun, देहरादून | | doon
Patna | पटना | |
Ranchi | रांची | |
Bhubaneswar | Bhubaneshwar, भुवनेश्वर | ଭୁବନେଶ୍ୱର | bbsr
Guwahati | Gauhati, गुवाहाटी | গুৱাহাটী |
Raipur | रायपुर | |
Kochi | Cochin, Ernakulam, कोच्चि, കൊച്ചി | |
Visakhapatnam | Vizag, Vishakhapatnam, विशाखापत्तनम, విశాఖపట్నం | | vizak, waltair
Vijayawada | Bezawada, विजयवाड़ा | విజయవాడ | vijaywada
Coimbatore | Kovai, कोयंबटूर | कोयम्बटूर, கோயம்புத்தூர் |
Madurai | मदुरै | மதுரை |
Thiruvananthapuram | Trivandrum, तिरुवनंतपुरम | തിരുവനന്തപുരം | tvm
Mysore | Mysuru, मैसूर | मैसूरु, ಮೈಸೂರು |
Indore | इंदौर | इन्दौर |
Bhopal | भोपाल | |
Surat | सूरत | સુરત |
Vadodara | Baroda, वडोदरा | बड़ौदा, વડોદરા |
Rajkot | राजकोट | રાજકોટ |
Nagpur | नागपुर | |
Nashik | Nasik, नासिक, नाशिक | |
Panaji | Panjim, पणजी | |
Thane | | - | thana, ठाणे
Navi Mumbai | | - | new bombay, vashi, नवी मुंबई
Greater Noida | | - | ग्रेटर नोएडा
Ghaziabad | | - | gzb, गाजियाबाद
Faridabad | | - | फरीदाबाद
Prayagraj | Allahabad, प्रयागराज, इलाहाबाद | |
Puducherry | Pondicherry | पुदुचेरी | pondy
Kozhikode | | - | calicut
Tiruchirappalli | Trichy | | tiruchi
Mangaluru | Mangalore | मंगलौर |
Hubballi | | - | hubli, hubli dharwad, hubballi dharwad
Belagavi | | - | belgaum
Shimla | Simla, शिमला | |
Thrissur | | - | trichur
Kollam | | - | quilon
Alappuzha | | - | alleppey
Kannur | | - | cannanore
Tirunelveli | | - | nellai
Thoothukudi | | - | tuticorin
Thanjavur | | - | tanjore
Kalaburagi | | - | gulbarga
Ballari | | - | bellary
Shivamogga | | - | shimoga
Jamshedpur | | - | tatanagar
Gwalior | | - | ग्वालियर
Jabalpur | | - | जबलपुर
Amritsar | | - | अमृतसर
Jodhpur | | - | जोधपुर`

const STATE_TABLE = `
Maharashtra | महाराष्ट्र | |
Gujarat | गुजरात | |
Rajasthan | राजस्थान | |
Punjab | पंजाब | |
Haryana | हरियाणा | |
Uttar Pradesh | उत्तर प्रदेश | | u.p
Uttarakhand | Uttaranchal | उत्तराखंड |
Himachal Pradesh | | - | himachal
Jammu and Kashmir | | - | kashmir, j&k, jammu kashmir
Bihar | बिहार | |
Jharkhand | | - | झारखंड
West Bengal | पश्चिम बंगाल | | bengal
Odisha | Orissa | ओडिशा, उड़ीसा |
Chhattisgarh | | - | chattisgarh
Madhya Pradesh | मध्य प्रदेश | | m.p
Assam | | असम |
Tripura | | - |
Meghalaya | | - |
Manipur | | - |
Nagaland | | - |
Mizoram | | - |
Sikkim | | - |
Arunachal Pradesh | | - | arunachal
Telangana | तेलंगाना | |
Andhra Pradesh | | आंध्र प्रदेश | andhra
Karnataka | कर्नाटक | |
Tamil Nadu | तमिलनाडु | | tamilnadu
Kerala | केरल | |
Goa | गोवा | |`

const split = (names: string) => names.split(', ').filter((name) => name !== '')

const read = (table: string): PlaceNames[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', both = '', search = '', planner = ''] = line.split('|').map((column) => column.trim())
      return {
        name,
        searched: search === '-' ? null : [...split(both), ...split(search)],
        spoken: [...split(both), ...split(planner)].map((spoken) => spoken.normalize('NFKC').toLowerCase()),
      }
    })

/** Cities that have more than one name, old, short or in another script. */
export const CITIES: readonly PlaceNames[] = read(CITY_TABLE)

/** States of India. */
export const STATES: readonly PlaceNames[] = read(STATE_TABLE)
