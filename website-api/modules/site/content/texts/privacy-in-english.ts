import type { ShopFacts } from './shop-facts.ts'

/** The privacy policy in English, in the notation of write.ts. */
export function privacyInEnglish({ legalName, city, phone }: ShopFacts): string {
	return `
		## Who is responsible
		${legalName} of ${city} is the controller of personal data under Law 27 of 2022 on Personal Data Protection. Questions about data are welcome through [contact](/contact) or on ${phone}.
		## What we keep
		| Data | What for | Basis |
		| Name, phone number, email, address | Sending your order and keeping you informed | Contract |
		| Goods, quantities and state of orders | Orders, returns, warranty | Contract |
		| Proof of transfer and sender's name | Matching payments | Contract |
		| Bank account number | Refunds and withdrawals | Contract |
		| Messages from the contact form | Answering you | Legitimate interest |
		| IP address and technical logs | Security and preventing fraud | Legitimate interest |
		| Visitor statistics | Improving the shop | Your consent |
		We don't ask for ID card numbers, PINs or one-time codes. Passwords are stored in a scrambled form that can't be read back.
		## Cookies
		- **Necessary**: your cart, the look you chose, and the session. Without them the shop can't work.
		- **Affiliates and agents**: if you came by somebody's link, we remember the code for some days so that the commission reaches the right person.
		- **Statistics and advertising**: loaded only if you agree, and you may change your mind at any time.
		## Who else receives it
		- The courier you choose: name, phone number and address
		- Banks: transfers and refunds
		- Our hosting and email providers, bound to confidentiality
		- The authorities, where the law requires it
		We don't sell personal data. Affiliates and agents see numbers of orders and their commission, never the buyers' data.
		## For how long
		- Orders and payments: 10 years, as tax and company law ask
		- Pictures of returns: 1 year after the return is closed
		- Contact messages: 2 years
		- Technical logs: 90 days at most
		- Account data: as long as you have the account
		## Your rights
		You may ask what we hold and receive a copy, have it corrected or erased, restrict or object to its use, take it with you in a machine-readable form, and withdraw consent. We respond within **3 × 24 hours**. Data that the law makes us keep is parted from your name as soon as its time is up.
		## Security
		Data travels over encrypted connections. Only people who need it for their work can open it, and each time is recorded. Should there be a breach, we tell you and the data protection authority within **3 × 24 hours** of learning about it, with what was affected and what we are doing.
		## Children
		This shop is for people of 18 and over. If your child sent us data without your permission, tell us and we erase it.
		## Complaints
		If our answer doesn't satisfy you, you may complain to the data protection authority of the Republic of Indonesia.
		## Changes
		We announce important changes to this policy in the shop at least 14 days before they apply.
	`
}
