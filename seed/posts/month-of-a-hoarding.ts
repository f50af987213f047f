/** HTML of the article. */
export const MONTH_OF_A_HOARDING = `
<p>The rate card says ₹1,20,000 a month. The invoice says ₹1,57,648. Nothing was hidden, and nobody was cheated. The rate was for the space, and the space is only one of four lines. Buyers who know the other three ask better questions, compare fairly, and do not have to go back to their finance team in the second week.</p>
<p>This is a walk through one hoarding and one month, line by line. The rates are examples from the middle of what is asked in Indian cities, so that you can put your own numbers in their place.</p>

<h2>What the rate buys</h2>
<p>Outdoor is sold by the site and the month, and thirty days is the usual minimum. The rate pays for the use of the face: the structure, its permit, the ground rent, and the light if it is a lit site. It does not pay for the print that hangs on it, for the people who hang it, or for tax.</p>
<p>Where the site stands decides most of the rate. As a first orientation:</p>
<table>
<caption>What a large site asks for a month, before GST</caption>
<thead><tr><th scope="col">City</th><th scope="col">From</th><th scope="col">To</th></tr></thead>
<tbody>
<tr><th scope="row">Mumbai</th><td>₹1,50,000</td><td>₹6,00,000</td></tr>
<tr><th scope="row">Delhi</th><td>₹1,00,000</td><td>₹4,50,000</td></tr>
<tr><th scope="row">Bengaluru</th><td>₹90,000</td><td>₹3,50,000</td></tr>
<tr><th scope="row">Tier-2 cities</th><td>₹20,000</td><td>₹1,50,000</td></tr>
</tbody>
</table>
<p>The spread inside a city is wide for good reasons. A board at a signal is read for a minute and a half. The same board on a flyover is read for four seconds. One that faces the traffic into the city centre in the morning meets people who are about to spend. Its back faces the same people on their way home, tired, in the dark, and it costs less.</p>

<h2>Reading the line on the card</h2>
<p>A good rate card tells you six things about a site. If one is missing, ask for it before you ask for a discount.</p>
<ol>
<li><strong>Size in feet, width first.</strong> A 40 × 20 is forty feet wide and twenty high: 800 square feet. Printing and mounting are charged by the square foot, so the size decides two of your four lines.</li>
<li><strong>Lit or non-lit.</strong> Front-lit boards have lamps before the flex, back-lit ones carry tubes behind it. A non-lit board is dark from half past six in winter, which is when the shops are full.</li>
<li><strong>Facing.</strong> The direction from which it is seen, not the one in which it points. Check it against the traffic you want.</li>
<li><strong>Coordinates.</strong> With them you can look at the street yourself. A landmark alone ("near the bus stand") may mean any of four boards.</li>
<li><strong>Permit.</strong> Its number and the date on which it ends. A board without one can be taken down in the middle of your month.</li>
<li><strong>Free from.</strong> The day on which the last campaign ends. Mounting takes place after it.</li>
</ol>

<h2>Line two: printing</h2>
<p>Flex for a front-lit board costs about ₹8 to ₹15 a square foot to print, depending on its weight and on who prints it. At ₹12, our 800 square feet cost ₹9,600. Star flex of a heavier weight lasts longer in wind and rain, and the difference of a few rupees a foot is the cheapest insurance in outdoor.</p>
<p>Print is paid once for each design and not once a month. If you book three months with one design, a third of it falls on each. If you change the design every month, you pay it three times. Ask early who owns the flex afterwards. Some owners keep it, others hand it back, and a good flex can hang a second time in another city if the sizes agree.</p>

<h2>Line three: mounting</h2>
<p>Somebody has to climb up there. Mounting costs about ₹3 to ₹6 a square foot, so at ₹5 ours comes to ₹4,000. It is charged for each change, again not for each month. Taking the flex down is normally included; ask, because where it is not, the bill comes when nobody is looking at the campaign any more.</p>
<p>Mounting needs time as well as money. Count five to seven days from the release order to the first day on display: printing, drying, transport, and a night on which the road is free. A campaign that must start on the first of the month is ordered by the twenty-second of the month before.</p>

<h2>Line four: tax</h2>
<p>Outdoor space is taxed with GST at 18 percent, and so are printing and mounting when they stand on the same invoice. Print space in newspapers is taxed at 5 percent, so do not carry a percentage from one medium to another. A registered business normally takes the tax back as input credit. It is still cash that leaves your account this month and returns later, and it counts against a budget that was approved with tax.</p>

<h2>The month, added up</h2>
<table>
<caption>A lit 40 × 20 in a tier-2 city, one design</caption>
<thead><tr><th scope="col">Line</th><th scope="col">One month</th><th scope="col">Three months</th></tr></thead>
<tbody>
<tr><th scope="row">Space, ₹1,20,000 a month</th><td>₹1,20,000</td><td>₹3,60,000</td></tr>
<tr><th scope="row">Printing, 800 sq ft at ₹12</th><td>₹9,600</td><td>₹9,600</td></tr>
<tr><th scope="row">Mounting, 800 sq ft at ₹5</th><td>₹4,000</td><td>₹4,000</td></tr>
<tr><th scope="row">GST, 18%</th><td>₹24,048</td><td>₹67,248</td></tr>
<tr><th scope="row">To pay</th><td><strong>₹1,57,648</strong></td><td><strong>₹4,40,848</strong></td></tr>
<tr><th scope="row">A month</th><td>₹1,57,648</td><td>₹1,46,949</td></tr>
</tbody>
</table>
<p>Two things can be read from it. The first month costs 31 percent more than the rate, tax included. And a longer booking becomes cheaper even without a discount, because print and mounting are spread. That is a better argument in a negotiation than "please do something about the price": you offer the owner two months without an empty board, and ask for a share of what that is worth.</p>

<blockquote>Compare sites by what is paid for a month, with everything in it. The rate alone flatters large boards, since every extra foot is printed and mounted.</blockquote>

<h2>From the bill to the people</h2>
<p>The total is half of the comparison; the other half is who sees it. Take the ₹1,33,600 that the month costs before tax. If 35,000 vehicles a day come towards the face, that is 10,50,000 passages in thirty days, and the cost per thousand is about ₹127. A cheaper board at ₹80,000 all in, with 15,000 vehicles a day, comes to about ₹178. The expensive site is the cheaper one, if both counts can be trusted.</p>
<p>So ask where the count comes from, in which month it was made, and whether it covers both directions. A count of both directions has to be halved for a board with one face. This one question changes more plans than any discount does.</p>

<h2>Against a digital screen</h2>
<p>A roadside LED is sold as a slot of ten seconds in a loop, by the day, for roughly ₹2,000 to ₹12,000. At ₹4,000 a day, thirty days cost ₹1,20,000: our hoarding's rate. There is nothing to print and nothing to mount, so the total with GST is ₹1,41,600, and a new design costs an afternoon of work and no flex.</p>
<p>But you share the screen. In a loop of six you own ten seconds of every minute, and the hoarding shows you and nobody else. Choose the screen when the message changes: a price, a countdown, a match day. Choose the board when the message stays and the place matters, as it does for a hospital, a school or a showroom round the corner.</p>

<h2>When the price moves</h2>
<p>From August to November the festive season lifts outdoor rates by 15 to 30 percent, and screens rise the most. Boards on good roads are gone by July. In the monsoon months before, the same faces are easier to get, but ask how the lamps are protected and what you are credited for each dark night. A torn flex is seen and replaced the next day. A board that stays dark may go unnoticed until you ask for night photos.</p>

<h2>Before you release the order</h2>
<ul>
<li>All four lines are on one sheet, with the GST written out.</li>
<li>Size, facing, light, coordinates and permit are named in the order.</li>
<li>Photos with date and place come in the first two days, one of them after dark.</li>
<li>The credit for dark or covered days is agreed in days and not in words.</li>
<li>The day of taking down is fixed, and so is who keeps the flex.</li>
</ul>
<p>On AdChowk an outdoor listing shows the rate, the one-off cost of printing and mounting, and GST as lines of their own, and its estimate adds them up for the months you choose. Open <a href="/category/ooh">any outdoor site</a>, put in three months in place of one, and watch what happens to the price of each.</p>
`
