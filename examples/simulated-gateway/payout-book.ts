import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** A payout that a simulated provider was asked for. */
export const SimulatedPayout = z.object({
	id: z.string(),
	/** The shop's: Xendit's reference, or Midtrans's note. */
	reference: z.string(),
	key: z.string(),
	amount: z.number(),
	bank: z.string(),
	number: z.string(),
	holder: z.string(),
	status: z.string(),
	/** In all, how often the money left for the bank, and how often it came back. */
	left: z.number(),
	returned: z.number(),
})
export type SimulatedPayout = z.output<typeof SimulatedPayout>

type Asked = Pick<SimulatedPayout, 'reference' | 'key' | 'amount' | 'bank' | 'number' | 'holder'>

/** The payouts of one provider: of each key there is one, whatever is asked with it again. */
export function createPayoutBook(
	notify: (payout: SimulatedPayout) => Promise<void>,
	known: readonly SimulatedPayout[] = [],
) {
	const payouts = [...known]
	/** Names at the bank that differ from what is asked with, by account number. */
	const otherNames = new Map<string, string>()
	const find = (reference: string) => payouts.find((one) => one.reference === reference)
	async function become(reference: string, status: string) {
		const one = find(reference)
		if (!one) throw new Error(`No payout ${reference}`)
		one.status = status
		await notify(one)
	}
	return {
		list: () => [...payouts],
		find,
		byId: (id: string) => payouts.find((one) => one.id === id),
		/** A new payout, or the one of the key; 'DUPLICATE': the key is of another one. */
		ask(asked: Asked, status: string): SimulatedPayout | 'DUPLICATE' {
			const before = payouts.find(({ key }) => key === asked.key)
			if (before) {
				const isSame = before.number === asked.number && before.amount === asked.amount
				return isSame ? before : 'DUPLICATE'
			}
			const made = { id: `po-${randomUUID()}`, status, left: 0, returned: 0, ...asked }
			payouts.push(made)
			return made
		},
		/** The bank knows this account by another name from now on. */
		nameAtBank: (number: string, name: string) => void otherNames.set(number, name),
		holderOf: (number: string, given: string) => otherNames.get(number) ?? given,
		async paid(reference: string, status: string) {
			const one = find(reference)
			if (one) one.left += 1
			await become(reference, status)
		},
		async returned(reference: string, status: string) {
			const one = find(reference)
			if (one) one.returned += 1
			await become(reference, status)
		},
		become,
		tell: async (reference: string) => {
			const one = find(reference)
			if (one) await notify(one)
		},
	}
}
export type PayoutBook = ReturnType<typeof createPayoutBook>
