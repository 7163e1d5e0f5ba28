import { and, eq, inArray } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Database } from '#website-api/db/database.ts'
import { payout, type PayoutRow } from '#website-api/modules/sales/payouts/payout.table.ts'
import { payoutBench, payoutFee } from './payout-bench.ts'

type Bench = ReturnType<typeof payoutBench>
type Chance = { random: () => number; oneOf: <T>(all: readonly T[]) => T | undefined }

/** What happens to payouts in a random life. */
export function payoutLife(
	db: Database,
	companyId: number,
	simulations: Pick<Bench, 'midtrans' | 'xendit'>,
	{ random, oneOf }: Chance,
) {
	const bench = payoutBench(
		() => db,
		() => companyId,
		simulations,
	)
	const providers = ['MIDTRANS', 'XENDIT'] as const
	/** Those at a provider whose status is one of these. */
	const withStatus = (...statuses: string[]) =>
		providers.flatMap((provider) =>
			bench.books[provider]
				.list()
				.filter(({ status }) => statuses.includes(status))
				.map(({ reference }) => ({ book: bench.books[provider], reference })),
		)
	const rowsIn = (states: PayoutRow['state'][]) =>
		db
			.select({ id: payout.id, way: payout.way })
			.from(payout)
			.where(and(eq(payout.companyId, companyId), inArray(payout.state, states)))
	return {
		bench,
		/** A withdrawal that is sent, held or left for later. */
		async payOut() {
			const provider = oneOf(providers) ?? 'XENDIT'
			const { id } = await bench.withdraw(oneOf(['wallet', 'affiliate'] as const))
			const { id: payoutId } = await bench.request(provider, id)
			if (random() < 0.9) await bench.approve(payoutId)
		},
		/** The bank has it, or not. */
		async endPayout() {
			const one = oneOf(withStatus('ACCEPTED', 'approved'))
			if (!one) return
			await (random() < 0.7 ? one.book.complete(one.reference) : one.book.fail(one.reference))
		},
		async sendBack() {
			const one = oneOf(withStatus('SUCCEEDED', 'completed'))
			if (one) await one.book.reverse(one.reference)
		},
		work: () => bench.work(),
		/** What left a provider for banks, less what came back, with the fees of what we saw leaving. */
		async left(provider: PaymentProvider) {
			const seen = await rowsIn(['PAID', 'REVERSED'])
			const fees = seen.filter(({ way }) => way === provider).length * payoutFee
			return bench.books[provider]
				.list()
				.reduce((sum, { amount, left, returned }) => sum + amount * (left - returned), fees)
		},
		/** How many payouts reached a bank, whether or not they came back. */
		everLeft: () =>
			providers.flatMap((provider) => bench.books[provider].list()).filter(({ left }) => left > 0)
				.length,
		/** Our payouts that are with the bank, and those of the providers, as sorted keys. */
		async sides() {
			const theirs = providers.flatMap((provider) =>
				bench.books[provider]
					.list()
					.flatMap(({ reference, left, returned }) =>
						Array.from({ length: left - returned }, () => reference.replaceAll('-', '')),
					),
			)
			const ours = (await rowsIn(['PAID'])).map(({ id }) => id.replaceAll('-', ''))
			return { ours: ours.toSorted(), theirs: theirs.toSorted() }
		},
	}
}
