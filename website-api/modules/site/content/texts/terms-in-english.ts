import { rupiahWords, type ShopFacts } from './shop-facts.ts'

/** The terms of sale in English, in the notation of write.ts. */
export function termsInEnglish(facts: ShopFacts): string {
	const { name, legalName, city, court, phone, freeShippingFrom, notReturned } = facts
	const free =
		freeShippingFrom === undefined
			? ''
			: `Free shipping is available from ${rupiahWords(freeShippingFrom).en}.`
	return `
		This is a translation; where the two differ, the Indonesian text applies.
		## 1. Who we are
		The shop ${name} is run by ${legalName} of ${city} ("we"). By ordering here you agree to these terms. They take nothing away from your rights under Law 8 of 1999 on Consumer Protection and Government Regulation 80 of 2019 on Electronic Commerce.
		## 2. Who may order
		You are at least 18, or have the permission of a parent or guardian. The name, phone number and address you give have to be true, since that is where the parcel goes.
		## 3. Goods and prices
		- Prices are in rupiah and include the taxes that apply, but not shipping.
		- The price that counts is the one at the time of your order. Later changes don't touch it.
		- Colours may look slightly different on a screen.
		- If a price is an obvious typing mistake, we contact you before anything is sent. You may go on at the right price or cancel for a full refund.
		## 4. Orders and payment
		- The sale is agreed when you press the order button and receive an order number.
		- Pay the exact amount shown, including its three-digit code.
		- An unpaid order expires **24 hours** after it was placed; without an account, **1 hour** from the third unpaid order on. The order's page names the time. Its stock and vouchers are released.
		- Money that arrives after an order has expired or been cancelled goes back to your account's wallet, or to a bank account for guests. The order isn't revived.
		## 5. Cancelling and changing
		- You may cancel as long as we haven't begun to process the order. What you paid is refunded in full.
		- If something turns out to be sold out or faulty while packing, we propose a change. You have three days to accept or refuse; we refund the difference. If you refuse or don't answer, the order is cancelled and refunded in full.
		- We may cancel an order that can't be fulfilled, with a full refund.
		## 6. Shipping
		${free} Delivery times are the couriers' estimates and not our promise, but loss and damage on the way are our risk until the parcel reaches your address. Details are under [shipping](/information/pengiriman).
		## 7. Returns and refunds
		You may ask for a return **from delivery until the order completes**. It completes when you say so, or by itself three days after delivery. An open return stops that clock.
		- Reasons: damaged, wrong item, not as described, incomplete, or another one that you explain.
		- Add one to five pictures for each item.
		- We answer within two working days. Once approved, send the goods and enter the tracking number.
		- We pay for the way back if the mistake was ours.
		- The money is returned once we have received and checked the goods: to your account's wallet, or to a bank account for guests.
		Not returnable, unless damaged or wrong on arrival:
		${notReturned.en}
		## 8. Reviews and other posts
		Reviews may praise and may complain, as long as they are true, civil and free of other people's personal data. We take down what breaks the law.
		## 9. Affiliates and agents
		The rules are under [affiliate programme](/affiliate) and [become an agent](/join-agen). Commission comes from completed sales only, never from recruiting people.
		## 10. Misuse
		We may refuse or cancel orders that use somebody else's data, forged proof of payment, or automated means to clear out stock and vouchers. Money that you really paid is still returned.
		## 11. Liability
		We answer for losses caused by our mistakes. We are not liable for delays through natural disasters, failing power or networks and other things beyond our control, but will help you find a way out.
		## 12. Personal data
		How we look after your data is in the [privacy policy](/privacy).
		## 13. Changes to these terms
		New terms apply to orders placed after they change. Older orders follow the terms of their day.
		## 14. Complaints and law
		Send complaints through [contact](/contact) or ring ${phone}; we answer within three working days. Indonesian law applies. We try to settle disputes by talking; if that fails, you may choose the Consumer Dispute Settlement Agency (BPSK) where you live or the ${court.en}.
	`
}
