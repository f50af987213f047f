/** HTML of the article. */
export const AUDIENCE_FIGURES = `
<p>Every media plan in India rests on numbers that somebody else counted. A newspaper tells you its circulation, an airport its passengers, a creator the followers, a hoarding the vehicles that pass. The numbers stand next to each other in one sheet and look alike. They are not alike. Some were checked by people who do not sell the space, some come from the seller, and some were worked out at a desk.</p>
<p>This article is about telling them apart, and about the five questions that make a figure safe to plan with. It takes an hour to ask them. It saves the embarrassing slide on which the plan reaches more people than live in the city.</p>

<h2>Three kinds of figure</h2>
<p>Ask of every number who stands behind it. There are only three answers.</p>
<ul>
<li><strong>An owner's figure</strong> is what the seller says. It may be exact: a cinema knows its seats, and a mall often has counters at its doors. But nobody outside has looked.</li>
<li><strong>An audit</strong> was made by somebody who does not sell the space, by a method that is written down. It has a date and a period, and you can ask for the certificate.</li>
<li><strong>An estimate</strong> was calculated. Traffic on a road, multiplied by the seats in a car, multiplied by the share of drivers who could have looked up. Each factor is a guess, and the guesses multiply too.</li>
</ul>
<p>None of the three is useless. An honest estimate with its method beside it is better than an owner's figure without one. What ruins a plan is adding them up as if they were the same thing.</p>

<h2>Who counts what in India</h2>
<p>For some media there is a body that counts. For others there is none, and then the owner's word or an estimate is the best you can get.</p>
<table>
<caption>Where the figures come from, by medium</caption>
<thead><tr><th scope="col">Medium</th><th scope="col">The usual figure</th><th scope="col">Ask for</th></tr></thead>
<tbody>
<tr><th scope="row">Television</th><td>TVR from BARC India's panel</td><td>Target group, market and weeks</td></tr>
<tr><th scope="row">Newspaper</th><td>Circulation certified by ABC</td><td>The half-year and the edition</td></tr>
<tr><th scope="row">Airport</th><td>Passengers of the terminal</td><td>Arrivals or departures, and the zone</td></tr>
<tr><th scope="row">Digital</th><td>Impressions from an ad server</td><td>Viewability and who measured it</td></tr>
<tr><th scope="row">Outdoor</th><td>Vehicles or people a day</td><td>Date and method of the count</td></tr>
<tr><th scope="row">Influencer</th><td>Followers and engagement rate</td><td>Reach of the last ten posts</td></tr>
</tbody>
</table>
<p>The Audit Bureau of Circulations certifies copies for January to June and for July to December. If a title quotes a figure and cannot name the half-year, it is an owner's figure, whatever the brochure says. Readership is something else again: it counts people and not copies, several to a copy, and it comes from a survey. The last survey may be years old while the copies are from this spring. Ask for both, with their dates.</p>

<h2>The wrong people in the right number</h2>
<p>A figure can be perfectly true and still not be yours. In 2024 the airport of Delhi handled 77.8 million passengers, Bengaluru 40.7 million, Hyderabad 27.8 million and Kolkata 21.2 million. A panel in one arrivals hall of one terminal meets a fraction of that. Departing passengers never pass it, and those who change planes may not either. Divide by terminal, then by direction, then by zone. What is left is your audience, and it is still a large one.</p>
<p>The same holds for a follower count. Ten lakh followers in the whole country may mean forty thousand in the two cities where you have shops. Ask for the split by city and by age, as a screenshot of the platform's own page and not as a sentence in a mail.</p>
<p>For followers there is one more check. The share of them who react falls as the account grows. Nano creators often see 8 to 12 percent, micro creators 5 to 8, macro creators 2 to 5, and the very large ones 1 to 3. A big account far above its band may have bought the applause. One far below it may have bought the followers.</p>

<h2>Opportunity is not attention</h2>
<p>Outdoor and digital screens are sold on the opportunity to see. Take a roadside screen with six advertisers in a loop of sixty seconds, lit for sixteen hours. It shows 5,760 spots a day, so 960 of them are yours. That number is exact. It counts plays, and it says nothing yet about people. A driver who stands at the signal for two minutes sees you twice. One who passes at sixty kilometres an hour has one chance in six, roughly.</p>
<p>Two rules follow. First, ask how many advertisers share the loop, and have it written into the release order, because a loop that grows from six to eight takes a quarter of your plays away. Second, never compare the plays of a screen with the vehicles of a hoarding. Turn both into people first, or into neither.</p>

<h2>Put the price beside it</h2>
<p>A figure becomes useful when it meets the price. Cost per thousand is the cost divided by the impressions, times a thousand. Suppose a hoarding costs ₹1,20,000 for thirty days and 40,000 vehicles pass it each day. That is 12 lakh passages and a CPM of ₹100 for vehicles. If only half of the traffic faces the board, it is ₹200. If the count is the owner's and nobody remembers the year, plan with ₹250 and be pleased when it turns out better.</p>
<p>Always write the kind of the figure into the column next to the CPM. A CPM of ₹90 from an audit and one of ₹70 from an estimate are not ₹20 apart. They are two different statements.</p>

<h2>Five questions before you sign</h2>
<ol>
<li>Who counted, and do they also sell the space?</li>
<li>When, and over what period? A week of Diwali is not a year.</li>
<li>What exactly was counted: copies, people, vehicles, plays or clicks?</li>
<li>Which part of it can see my site, my edition, my slot?</li>
<li>May I see the certificate, the counter or the screenshot?</li>
</ol>
<p>Sellers with good figures like these questions, since they set them apart. On AdChowk each audience figure on a listing says whether the owner states or estimates it, and of which day it is. Look for that word before you look at the number, and compare like with like. <a href="/category">The catalogue</a> is open, so the first four questions can be asked before anybody calls you back.</p>
`
