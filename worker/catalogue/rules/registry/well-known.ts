import type { MediaType } from './media.ts'

/** Well-known titles, channels, chains and platforms, as people write them: `name | other spellings`. */
export const WELL_KNOWN: Partial<Record<MediaType, string>> = {
  newspaper: `Times of India | toi, the times of india, times of india, timesofindia
    Hindustan Times | hindustan times
    The Hindu | the hindu newspaper, the hindu
    Indian Express | indian express
    Economic Times | economic times, the economic times
    Mint | livemint, mint newspaper
    Business Standard | business standard
    Deccan Chronicle | deccan chronicle
    Deccan Herald | deccan herald
    The Telegraph | telegraph newspaper, the telegraph
    Dainik Jagran | dainik jagran, jagran, दैनिक जागरण
    Dainik Bhaskar | dainik bhaskar, bhaskar newspaper, दैनिक भास्कर
    Amar Ujala | amar ujala, अमर उजाला
    Hindustan | hindustan newspaper, हिंदुस्तान अखबार
    Rajasthan Patrika | rajasthan patrika, राजस्थान पत्रिका
    Punjab Kesari | punjab kesari
    Lokmat | lokmat, लोकमत
    Sakal | sakal newspaper, सकाळ
    Loksatta | loksatta
    Eenadu | eenadu, ईनाडु
    Sakshi | sakshi newspaper
    Malayala Manorama | malayala manorama
    Mathrubhumi | mathrubhumi
    Dinamalar | dinamalar
    Dina Thanthi | dina thanthi, daily thanthi, dinathanthi
    Anandabazar Patrika | anandabazar patrika, anandabazar
    Gujarat Samachar | gujarat samachar
    Sandesh | sandesh newspaper
    Navbharat Times | navbharat times, नवभारत टाइम्स
    Mid-Day | mid-day, midday newspaper`,
  magazine: `India Today | india today
    Femina | femina
    Vogue | vogue india, vogue magazine
    Outlook | outlook magazine
    Filmfare | filmfare magazine
    Forbes India | forbes india`,
  tv: `Star Plus | star plus, starplus, स्टार प्लस
    Star Sports | star sports
    Zee TV | zee tv, zee cinema, zee news, ज़ी टीवी, जी टीवी
    Sony TV | sony tv, sony sab, sab tv, set india
    Colors | colors tv, colours tv
    Aaj Tak | aaj tak, aajtak, आज तक
    NDTV | ndtv
    Republic TV | republic tv, republic bharat
    ABP News | abp news, abp majha
    India TV | india tv
    Times Now | times now
    CNBC | cnbc, cnbc-tv18, cnbc awaaz
    Sun TV | sun tv, ktv
    Asianet | asianet
    Star Jalsha | star jalsha
    Star Maa | star maa, star vijay
    DD National | dd national, doordarshan`,
  radio: `Radio Mirchi | radio mirchi, mirchi fm, 98\\.3 fm, रेडियो मिर्ची
    Red FM | red fm, 93\\.5 fm
    Big FM | big fm, 92\\.7 big fm
    Radio City | radio city, 91\\.1 fm
    Fever FM | fever fm, 104 fm
    My FM | my fm, 94\\.3 my fm
    Radio One | radio one
    Vividh Bharati | vividh bharati, akashvani, all india radio, आकाशवाणी`,
  theatre: `PVR | pvr, pvr inox, पीवीआर
    INOX | inox, आइनॉक्स
    Cinepolis | cinepolis
    Miraj Cinemas | miraj cinemas?
    Carnival Cinemas | carnival cinemas?`,
  digital: `LinkedIn | linkedin, linked in
    Google Ads | google ads?, google search ads?, adwords
    Facebook | facebook, facebook ads?, fb ads, meta ads
    Hotstar | hotstar, jiohotstar, disney hotstar
    JioCinema | jiocinema, jio cinema
    Netflix | netflix ads?
    Amazon Ads | amazon ads?, amazon prime ads?
    Spotify | spotify
    Twitter | twitter ads?, x ads`,
  ooh: `Times OOH | times ooh
    JCDecaux | jcdecaux, jc decaux
    Laqshya | laqshya
    Selvel | selvel`,
}
