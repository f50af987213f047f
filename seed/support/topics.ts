import { readColumns, readList } from '../text.ts'

/**
 * Topics of tickets: subject | question | first answer | follow-up | last answer. `{city}` and `{day}` differ each
 * time.
 */
export const TOPICS = readColumns(
  ['subject', 'question', 'answer', 'again', 'last'],
  `
Invoice for {city} shows the wrong GST number | Our invoice for {city} carries an old GSTIN. The new one is in our account since last month. Can you issue it again? | Thank you, we see the change in your account. Accounts checks it against the release order and answers here today. | Thanks. Please keep the date of the first invoice. | Done, with the date unchanged. You find it with the papers of the campaign.
Proof photos missing for two bus wraps in {city} | Two of the twelve buses in {city} have no photos for this week. We pay on proof, so I would like these before the {day}th. | We have asked the owner for both buses. One was in the depot, so its photos come tomorrow. | Is the day in the depot charged? | No. The owner credits it on the next invoice.
Cannot upload the artwork for {city} | The form refuses our artwork for {city}. It is a PDF from our agency. | Please check the type and the size that the form names. A PDF with fonts outlined usually works. | It was the size. It works now. | Good. The owner has it and answers within two days.
Please add more sites in {city} | We have a launch in {city} and find few sites near the market. Do you expect more? | Owners in {city} add sites every week. We have passed on what you look for. | A site near the railway station would do, too. | Noted. Save the search, and you see new sites as soon as they are listed.
Payout for {city} is short | The payout for {city} is lower than the sum of my bookings. What was deducted? | The fee and the tax deducted at source, both on the statement of the payout. We send you the calculation here. | I see the tax now. The fee is clear as well. | Glad that it is clear. The statement stays with your earnings.
How do I pause a campaign in {city}? | Our shop in {city} opens a week late. Can the campaign wait? | A line that has not begun can be moved to other days: open it and choose Change. The owner confirms the new days. | The owner has confirmed. | Good. The hold on the old days is released.
Listing in {city} shows the wrong size | The hoarding at the junction in {city} is 40 by 20 feet, and the page says 30 by 20. | The owner measures it again, and we correct the page. Until then we have marked it. | Thank you. We wait with the booking. | It is 40 by 20 feet, and the page says so now.
Which media suit a clinic in {city}? | We open a clinic in {city} and have about four lakh for the first month. What should we begin with? | For four lakh in {city} a few hoardings on the way to the clinic and local radio go well together. The planner makes a plan from exactly this sentence. | The plan looks good. Can we change the radio slot? | Yes, choose another band in the plan before you send it.
Second person for our account in {city} | My colleague in {city} should see our campaigns, but not change them. | Your colleague makes an account of their own, and you invite them from the Team page with the right to look. | The invitation has arrived. | Good. You can take it back at any time.
Creative refused by the owner in {city} | The owner in {city} has refused our creative without a reason that we understand. | The local rules do not allow prices above a certain size. A version without the price would be taken. | We have uploaded one without the price. | The owner has approved it.
Cancellation of a week in {city} | We have to cancel the second week in {city}. What does it cost? | It depends on the days that are left: the dialog that cancels shows the sum before you confirm. | Understood, we keep the week. | Fine. Nothing was changed.
Refund for a rainy week in {city} | The screen in {city} was dark for three evenings. Do we get these back? | The owner has confirmed three evenings. They are credited on the next invoice. | Thank you. | You are welcome. The credit note is with the papers.
Rate of the newspaper in {city} | The rate card says per square centimetre, and our agency got per insertion for {city}. Which holds? | The rate card: it is per square centimetre, and the page counts the size for you. | The sum matches now. | Good. The rate holds for a week.
Two-step sign-in after a new phone | I have a new phone and no codes any more. How do I sign in at our office in {city}? | Use one of the recovery codes that you saved, then turn two-step sign-in on again with the new phone. | It worked with a recovery code. | Good. Please save the new codes as well.
Our company in {city} as a media owner | We own twenty unipoles in {city} and want to list them. What do you need? | A short form on the page for media owners, and a paper that says the sites are yours. We check it within two days. | The form is sent. | Approved. You can add your sites now, also from a file.
Import of a rate card for {city} fails | The import stops at row {day} of our file for {city}. | Row {day} has a date in the price column. The page marks it, and the rest can be imported without it. | It is imported. | Good. You can take the import back within a week.
Days that are free in {city} | The calendar says taken, and the owner in {city} told us that the days are free. | A hold of another advertiser runs until tonight. If it is not confirmed, the days are free again. | We have got them. | Good. The owner answers within two days.
Report for our client in {city} | Our client in {city} wants all proofs in one place, without an account. | Open the proofs of the campaign and choose Share: the link shows them to whoever has it, until you take it back. | The client has seen them. | Good. The link can be taken back at any time.
`,
)

/** Values of `{city}` in a topic. */
export const CITIES = readList(
  'Hyderabad, Chennai, Bengaluru, Mumbai, Pune, Kochi, Kolkata, Ludhiana, Ahmedabad, Jaipur, Lucknow, Indore, Nagpur, Vijayawada, Madurai, Coimbatore, Surat, Bhopal, Patna, Ranchi',
)

/** Visitors without an account: name | address. */
export const VISITORS = readColumns(
  ['name', 'email'],
  `
Lakshmi Venkataraghavan | lakshmi@neemleaf-stores.example
Farah Qureshi | farah@thanda-distribution.example
Dhruv Patel | dhruv@sabarmatifleet.example
Harpreet Singh Gill | harpreet@punjabtractors.example
Joseph Kurien | joseph@backwaterhomestays.example
Priyanka Reddy | priyanka@aangan-projects.example
Sourav Mukherjee | sourav@hooghlybooks.example
Meenakshi Sundaram | meenakshi@chettinadfoods.example
Imran Sheikh | imran@charminarpearls.example
Kavya Hegde | kavya@malnadcoffee.example
Tenzin Dolma | tenzin@ladakhwool.example
Nilesh Kamat | nilesh@konkancashew.example
Ritika Bansal | ritika@dehradunclinics.example
Zubin Daruwala | zubin@dorabjibakers.example
`,
)

/** Answers that staff keep at hand: title | body. */
export const CANNED = readColumns(
  ['title', 'body'],
  `
We look into it | Namaste {name}. Thank you for writing. We look into it and answer here within four hours.
Proofs are asked for | Namaste {name}. We have asked the owner for the missing proofs. You see them on the page of the campaign as soon as they are there.
GSTIN on invoices | Namaste {name}. Please enter your GSTIN in the settings of your account. Invoices from then on carry it; for an earlier one, send us its number.
How to change days | Namaste {name}. Open the line in your campaign and choose Change. You see which days are free and what they cost, and the owner confirms them.
Is it solved? | Namaste {name}. Is everything all right now? If we hear nothing, we take it as solved. A message here opens it again at any time.
`,
)
