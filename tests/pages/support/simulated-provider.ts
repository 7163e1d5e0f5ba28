import { expect } from 'vitest'
import { shopAddress } from '#tests/support/shop-address.ts'
import type { PageElement } from './page-element.ts'
import { visitAt } from './visit.ts'

/** What the buyer and the bank do at the simulated providers, by the buttons of their pages. */
export function simulatedProvider() {
	const at = visitAt(shopAddress().simulationOrigin)

	/** The entry of an order's payment by this method, e.g. "qris". */
	async function entryOf(number: string, method: string): Promise<PageElement> {
		const { document } = await at.open('/?lang=en')
		const [form] = document
			.all('form.payment')
			.filter(({ text }) => text.includes(number) && text.includes(method))
		if (!form) throw new Error(`The provider knows no payment of ${number} by ${method}.`)
		return form
	}

	return {
		/** Presses a button of the entry. */
		async press(number: string, method: string, action: string) {
			const form = await entryOf(number, method)
			const reference = form.one('[name="reference"]').attribute('value') ?? ''
			const pressed = await at.post(form.attribute('action') ?? '', { reference, action })
			expect(pressed.status).toBe(303)
		},
		/** Answers the page that the shop links to; returns the address that the buyer is sent back to. */
		async answer(page: string, answer: 'pay' | 'cancel'): Promise<string> {
			expect((await at.open(page)).document.one('.label').text).not.toBe('')
			const answered = await at.post(page, { answer })
			expect(answered.status).toBe(303)
			return answered.headers.get('location') ?? ''
		},
	}
}
