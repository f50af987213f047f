/** Everyday words of English and Hinglish that are near to the name of a place and never mean one. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `indoor indoors number numbers nation national channel channels chanel global manager market markets marketing
  attack madras's colour colors hotels hotel hassle gather gather's bharat jersey nature nearby nagar kashmir
  chennel sample samples simple people punjabi gujarati marathi kannada bengali bhojpuri telugu tamil
  morning evening weekend branch brunch launch lunch ranch kitchen chicken bakery battery grocery
  jewellery jewelry furniture fashion garments apparel clothing cosmetics pharmacy clinic hospital
  education coaching tuition academy institute college university school schools students student
  families family women housewives homemakers parents professionals people audience everyone
  campaign campaigns advertise advertising advertisement billboard billboards hoarding hoardings
  january february october november december september summer winter monsoon festival festive
  budget amount rupees thousand hundred crores lakhs million billion around approx between
  please thanks thank support suggest suggestion options option because should would could
  restaurant restaurants salary salads salads's savings sports sporting panels panel position
  station stations stadium studio kurtas kurtis sarees mithai gadget garage general general's
  mandir mandate morals murals natural neutral pattern patient patients patron rampant raiser
  rajdhani raipuri jaipuri kolhapuri banarasi lucknowi hyderabadi mumbaikar bangalorean delhiite
  salem's sagar's solar dollar harbour cutback jackpot teapot rapport report airport support
  almora amber ambala's ambient amateur amount kernel carnal cardinal colonel condom column
  kindly mostly mainly nearly ideally really coming covering during morbid merely marine
  hosiery hosting hoping shopping mapping meaning morning mobile mobiles model models modern
  monthly weekly yearly quickly visible various variants variety varnish vanish`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
