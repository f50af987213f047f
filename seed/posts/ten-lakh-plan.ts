/** HTML of the article. */
export const TEN_LAKH_PLAN = `
<p>Ten lakh rupees is a serious budget in a tier-2 city and a small one in Mumbai. A furniture store opens in a city of about ten lakh people, wants full aisles in the first month, and has ₹10,00,000 for media, tax included. Radio, print and digital are on the table. How should the money be split?</p>
<p>There is no formula that knows your shop. But there is an order in which to decide, and in that order most of the split answers itself.</p>

<h2>Give each medium one job</h2>
<p>A plan becomes thin when every medium is asked to do everything. Give each a single job, and drop a medium that has none.</p>
<ul>
<li><strong>Print announces.</strong> A newspaper advertisement is looked at over tea, has room for an address and an offer, and gives a new name weight. It does this on the day it appears and hardly ever again.</li>
<li><strong>Radio repeats.</strong> A spot is heard on the way to work, in shops and in cars. It carries one sentence, and it carries it often.</li>
<li><strong>Digital finds.</strong> It reaches those who live within a few kilometres, or have looked for a sofa this week, and it tells you which message is clicked.</li>
</ul>
<p>For an opening the announcement comes first, repetition carries the weeks after it, and digital runs under both. That is already half a plan: it says what to buy on which days.</p>

<h2>Start with the least that works</h2>
<p>Each medium has a level under which it does nothing. Buy that level first, and only then spread what is left.</p>
<p>For radio, think in weeks and in spots a day. Fewer than eight spots a day on one station are easily missed. With ten a day a regular listener hears you several times in a week. The usual minimum is seven days. In a tier-2 city ten seconds cost about ₹500 to ₹1,200, and most messages need twenty seconds, so a spot costs twice the rate. Two stations at half strength are worse than one at full strength: take the one your customers listen to.</p>
<p>For print, size beats frequency up to a point. A quarter page in a regional daily is about 400 square centimetres, and regional rates run from ₹200 to ₹900 a square centimetre. Three insertions on strong days do more than ten small ones that nobody remembers. Ask for the edition of the city, not the edition of the state: you do not want to pay for readers two hundred kilometres away.</p>
<p>For digital, the floor is set by the sellers. Many ask for a minimum order from ₹25,000 upward. Display banners cost about ₹40 to ₹120 for a thousand impressions. Connected television, which is to say advertisements in streaming on a large screen, costs ₹150 to ₹350 in the open market and more with a fixed publisher.</p>

<h2>The plan in rupees</h2>
<p>Here is one split that follows from it, at rates from the middle of those ranges.</p>
<table>
<caption>Four weeks, one city, ₹10,00,000 with tax</caption>
<thead><tr><th scope="col">What</th><th scope="col">Before GST</th><th scope="col">GST</th></tr></thead>
<tbody>
<tr><th scope="row">Radio: 210 spots of 20 s, ₹800 per 10 s</th><td>₹3,36,000</td><td>18%: ₹60,480</td></tr>
<tr><th scope="row">Print: 3 quarter pages, ₹250 per sq cm</th><td>₹3,00,000</td><td>5%: ₹15,000</td></tr>
<tr><th scope="row">Display: 15 lakh impressions, CPM ₹60</th><td>₹90,000</td><td>18%: ₹16,200</td></tr>
<tr><th scope="row">Connected TV: 5 lakh impressions, CPM ₹250</th><td>₹1,25,000</td><td>18%: ₹22,500</td></tr>
<tr><th scope="row">Together</th><td><strong>₹8,51,000</strong></td><td><strong>₹1,14,180</strong></td></tr>
</tbody>
</table>
<p>That is ₹9,65,180 with tax. The ₹34,820 left over are not a rounding error. They pay for the voice and the recording of the spot, for resizing the advertisement, and for one change of message in the third week. A plan that spends the last rupee on space has nothing left to repair itself with.</p>
<p>Look at the tax column. GST on print space is 5 percent, and on radio and digital it is 18. Out of ₹1,00,000 with tax, print leaves you about ₹95,200 for space and radio about ₹84,700. If you can take the tax back as input credit this matters for cash only. If you cannot, as many clinics and schools cannot, it should move your split a few points towards print.</p>

<h2>Put it on a calendar</h2>
<p>The same money works better when the weeks are not alike.</p>
<ol>
<li><strong>The week before.</strong> Connected TV starts on the Monday, radio on the Friday. The spot says the date and the place, and nothing about prices.</li>
<li><strong>Opening week.</strong> The first quarter page stands on Friday, the second on Sunday. Radio moves to the drive times, 8 to 11 in the morning and 5 to 9 in the evening. Display begins within five kilometres of the store.</li>
<li><strong>The third week.</strong> Print is silent. Radio carries the offer. Display shows the two products that were clicked most.</li>
<li><strong>The last week.</strong> The third quarter page says until when the offer holds. Radio stops on the Thursday, display on the Sunday.</li>
</ol>
<p>Radio runs on 21 of these days: ten spots on each make the 210 in the table. Order it three to five days before it is to start, print two to three days before, and have the film for connected TV ready a week earlier, since platforms check it first.</p>

<h2>How to know what worked</h2>
<p>With three media at once it is tempting to credit the one with the best report, which will always be digital. Set up three plain checks instead.</p>
<p>Give each medium its own phone number or its own word to say at the counter. Count visitors at the door by the day and lay the calendar beside it: a print advertisement shows as a peak of one or two days, radio as a slope, digital as a level. And ask every tenth customer where they heard of you, on paper, in one question. The answers are imperfect. They are also free, and when all three checks agree you have learned what the next ten lakh should buy.</p>

<h2>What to change for your case</h2>
<ul>
<li><strong>A school or a coaching centre</strong> can move half of the radio money into print: parents keep a page, and admission dates need room.</li>
<li><strong>A restaurant</strong> can halve print and put the money into display and radio close to meal times.</li>
<li><strong>A brand sold in shops everywhere</strong> may want a month of one good hoarding in place of connected TV. Count its printing, mounting and tax before you compare.</li>
<li><strong>In the festive months</strong> rates rise, print by 10 to 15 percent. Either keep the weight and cut a week, or keep the weeks and cut a medium. Do not cut all of them a little.</li>
</ul>
<p>The last rule is the one to remember. A budget is not a cake to be shared fairly. It is enough for two or three things done properly. Look up the rates of your own city in the catalogue, for <a href="/category/radio">radio</a>, <a href="/category/newspaper">newspapers</a> and <a href="/category/digital">digital media</a>, put them into the table above, and see which line falls under its minimum. That is the one to strike out first.</p>
`
