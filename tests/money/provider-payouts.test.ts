import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { exampleShop } from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import {
	rejectWithdrawal,
	settleWithdrawal,
} from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import { deleteCustomer } from '#website-api/modules/operations/customer-data/delete-customer.command.ts'
import { payGuestRefund } from '#website-api/modules/sales/payments/pay-guest-refund.command.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { workOnPayouts } from '#website-api/modules/sales/payouts/ask-payouts.command.ts'
import { payout } from '#website-api/modules/sales/payouts/payout.table.ts'
import {
	receivePayoutNotice,
	workOnPayoutNotices,
} from '#website-api/modules/sales/payouts/payout-notice.command.ts'
import { cancelPayout } from '#website-api/modules/sales/payouts/request-payout.command.ts'
import { resolvePayout } from '#website-api/modules/sales/payouts/resolve-payout.command.ts'
import { crashingDatabase } from './support/crashing-database.ts'
import { moneyTest } from './support/money-test.ts'
import { bayu, payoutBench, payoutFee, rani, withdrawn } from './support/payout-bench.ts'

const money = moneyTest(20)
let companyId = 0
let bench: ReturnType<typeof payoutBench>

beforeEach(async () => {
	companyId = (await exampleShop(money.db, [])).companyId
	bench = payoutBench(
		() => money.db,
		() => companyId,
	)
	await bench.addAccounts()
})

const key = (id: string) => ({ companyId, id })

describe.each(['MIDTRANS', 'XENDIT'] as const)('a payout by %s', (provider) => {
	const kind = provider === 'MIDTRANS' ? ('midtrans' as const) : ('xendit' as const)

	test('leaves the provider once, with its fee, when the bank has it', async () => {
		const { id, customerId, payoutId } = await bench.sent(provider)
		expect((await bench.row(payoutId)).state).toBe('SENT')
		expect([await bench.balance(kind), await bench.balance('wallet_held', customerId)]).toEqual([
			0,
			withdrawn,
		])
		await bench.books[provider].complete(payoutId)
		await bench.work()
		await bench.work()
		expect((await bench.row(payoutId)).state).toBe('PAID')
		expect(await bench.statusOf(id)).toBe('PAID')
		expect(await bench.balance(kind)).toBe(withdrawn + payoutFee)
		expect(await bench.balance('provider_fee')).toBe(-payoutFee)
		expect(await bench.balance('wallet_held', customerId)).toBe(0)
	})

	test.each(['wallet', 'affiliate'] as const)(
		'that fails gives the %s its money back once',
		async (source) => {
			const { id, customerId, payoutId } = await bench.sent(provider, source)
			await bench.books[provider].fail(payoutId)
			await bench.work()
			await bench.work()
			expect((await bench.row(payoutId)).state).toBe('FAILED')
			expect(await bench.statusOf(id)).toBe('REJECTED')
			const balance = source === 'wallet' ? 'wallet' : 'affiliate_available'
			expect(await bench.balance(balance, customerId)).toBe(withdrawn)
			expect([await bench.balance(kind), await bench.balance('provider_fee')]).toEqual([0, 0])
		},
	)

	test.each(['wallet', 'affiliate'] as const)(
		'that the bank sends back after it was paid gives the %s its money back once',
		async (source) => {
			const { id, customerId, payoutId } = await bench.sent(provider, source)
			await bench.books[provider].complete(payoutId)
			await bench.work()
			await bench.books[provider].reverse(payoutId)
			await bench.work()
			await bench.books[provider].tell(payoutId)
			await deliverAll()
			expect((await bench.row(payoutId)).state).toBe('REVERSED')
			expect(await bench.statusOf(id)).toBe('PAID')
			const balance = source === 'wallet' ? 'wallet' : 'affiliate_available'
			expect(await bench.balance(balance, customerId)).toBe(withdrawn)
			expect(await bench.balance(kind)).toBe(payoutFee)
			const told = await money.db
				.select()
				.from(outbox)
				.where(eq(outbox.dedupeKey, `withdrawal.status:${id}:RETURNED`))
			expect(told).toHaveLength(1)
		},
	)

	test('that the bank sends back after its customer was deleted is owed once, and is paid again', async () => {
		const { id, customerId, payoutId } = await bench.sent(provider)
		await bench.books[provider].complete(payoutId)
		await bench.work()
		await deleteCustomer(money.db, { companyId, customerId })
		await bench.books[provider].reverse(payoutId)
		await bench.work()
		await bench.work()
		expect((await bench.row(payoutId)).state).toBe('REVERSED')
		const owed = { withdrawalId: id, orderId: null, amount: withdrawn, reason: 'WITHDRAWN' }
		expect(await bench.refunds()).toMatchObject([owed])
		expect([await bench.balance(kind), await bench.balance('guest_refund')]).toEqual([
			payoutFee,
			withdrawn,
		])
		expect(await bench.audit()).toEqual([])

		const again = await bench.refund(provider)
		await bench.books[provider].complete(again)
		await bench.work()
		expect(await bench.refunds()).toEqual([])
		expect(await bench.audit()).toEqual([])
		await bench.books[provider].reverse(again)
		await bench.work()
		expect(await bench.refunds()).toMatchObject([owed])
		const [last] = await bench.refunds()
		await inTransaction(money.db, (tx) => payGuestRefund(tx, companyId, last!.id, 'BCA 9'))
		expect(await bench.balance('guest_refund')).toBe(0)
		expect(await bench.audit()).toEqual([])
	})

	test('is one, however often it is approved and sent at the same time', async () => {
		const { id } = await bench.withdraw()
		const { id: payoutId } = await bench.request(provider, id)
		const tries = await Promise.allSettled(
			Array.from({ length: 10 }, () => bench.approve(payoutId)),
		)
		expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true)
		await Promise.all(Array.from({ length: 10 }, () => bench.work()))
		expect(bench.books[provider].list()).toHaveLength(1)
		await bench.books[provider].complete(payoutId)
		await Promise.all(Array.from({ length: 10 }, () => bench.work()))
		expect(await bench.balance(kind)).toBe(withdrawn + payoutFee)
	})

	test('whose answer was lost is found again, and is not a second one', async () => {
		const { id } = await bench.withdraw()
		const { id: payoutId } = await bench.request(provider, id)
		const simulation = provider === 'MIDTRANS' ? bench.midtrans : bench.xendit
		// The answers to the question and to the payout itself.
		simulation.faults.add(...(provider === 'XENDIT' ? (['answer-lost'] as const) : []))
		simulation.faults.add('answer-lost')
		await bench.approve(payoutId)
		expect((await bench.row(payoutId)).state).toBe('SENDING')
		await bench.work()
		await bench.work()
		expect((await bench.row(payoutId)).state).toBe('SENT')
		expect(bench.books[provider].list()).toHaveLength(1)
	})

	test('of which the provider is silent stays as it is, and can be paid in no other way', async () => {
		const { id, payoutId } = await bench.sent(provider)
		const simulation = provider === 'MIDTRANS' ? bench.midtrans : bench.xendit
		simulation.faults.add('silent', 'busy', 'broken')
		for (let time = 0; time < 3; time++) await bench.work()
		expect((await bench.row(payoutId)).state).toBe('SENT')
		const byHand = inTransaction(money.db, (tx) => settleWithdrawal(tx, companyId, id, 'BCA 1'))
		await expect(byHand).rejects.toMatchObject({ code: 'PAYOUT_RUNNING' })
		const rejected = inTransaction(money.db, (tx) => rejectWithdrawal(tx, companyId, id))
		await expect(rejected).rejects.toMatchObject({ code: 'PAYOUT_RUNNING' })
		await expect(bench.request(provider, id)).rejects.toMatchObject({ code: 'PAYOUT_RUNNING' })
	})

	test('with a word that nobody knows is for staff, who record what they see', async () => {
		const { id, payoutId } = await bench.sent(provider)
		await bench.books[provider].surprise(payoutId, 'teleported')
		await bench.work()
		expect(await bench.row(payoutId)).toMatchObject({ state: 'UNCLEAR', said: 'teleported' })
		await inTransaction(money.db, (tx) =>
			resolvePayout(tx, key(payoutId), { isPaid: true, reason: 'seen there', by: 'Bayu' }),
		)
		expect(await bench.statusOf(id)).toBe('PAID')
	})

	test.each(['before', 'after'] as const)(
		'survives a process that ends %s each statement of its booking',
		async (when) => {
			const { payoutId } = await bench.sent(provider)
			await bench.books[provider].complete(payoutId)
			for (let statement = 1; statement <= 24; statement += 3) {
				await makeDue(payoutId)
				const { db, close } = await crashingDatabase(money.databaseUrl, { statement, when })
				await workOnPayouts(db, bench.gatewayOf).catch(() => undefined)
				await close()
			}
			await bench.work()
			expect((await bench.row(payoutId)).state).toBe('PAID')
			expect(await bench.balance(kind)).toBe(withdrawn + payoutFee)
			expect(bench.books[provider].list()).toHaveLength(1)
		},
	)

	test('is told of by a notification, which is believed only after the provider was asked', async () => {
		const { payoutId } = await bench.sent(provider)
		const told = bench.books[provider].notification(payoutId)
		await bench.books[provider].complete(payoutId)
		expect(await receive(told.clone())).toBe('STORED')
		expect(await receive(told.clone())).toBe('STORED')
		await workOnPayoutNotices(money.db, bench.gatewayOf)
		expect((await bench.row(payoutId)).state).toBe('PAID')
	})

	test('is not changed by a notification that is forged, foreign or unreadable', async () => {
		const { payoutId } = await bench.sent(provider)
		const told = bench.books[provider].notification(payoutId)
		const body = await told.clone().text()
		const forged = new Request(told.url, {
			method: 'POST',
			headers: { 'iris-signature': 'f'.repeat(128), 'x-callback-token': 'other' },
			body,
		})
		expect(await receive(forged)).toBe('FORGED')
		const changed = new Request(told.url, {
			method: 'POST',
			headers: told.headers,
			body: provider === 'MIDTRANS' ? `${body} ` : '{"event":"payout.succeeded"}',
		})
		expect(await receive(changed)).toBe(provider === 'MIDTRANS' ? 'FORGED' : 'UNREADABLE')
		const other = await exampleShop(money.db, [])
		expect(await receive(told.clone(), other.companyId)).toBe('STORED')
		await workOnPayoutNotices(money.db, bench.gatewayOf)
		expect((await bench.row(payoutId)).state).toBe('SENT')
	})

	async function receive(request: Request, to = companyId) {
		const body = new Uint8Array(await request.arrayBuffer())
		const arrived = { companyId: to, provider, headers: request.headers, body }
		return receivePayoutNotice(money.db, bench.gatewayOf, arrived)
	}

	async function deliverAll() {
		for (const letter of bench.post.splice(0)) await receive(letter.request)
		await money.db
			.update(providerMessage)
			.set({ nextTryAt: sql`now() - interval '1 second'` })
			.where(sql`next_try_at is not null`)
		await workOnPayoutNotices(money.db, bench.gatewayOf)
	}
})

async function makeDue(id: string) {
	await money.db
		.update(payout)
		.set({ nextAskAt: sql`now() - interval '1 second'` })
		.where(sql`${payout.id} = ${id} and next_ask_at is not null`)
}

describe('two people', () => {
	test('whoever asked for a payout can’t approve it', async () => {
		const { id } = await bench.withdraw()
		const { id: payoutId } = await bench.request('XENDIT', id)
		await expect(bench.approve(payoutId, rani)).rejects.toMatchObject({
			code: 'PAYOUT_NEEDS_ANOTHER',
		})
		expect(bench.xendit.payouts.list()).toEqual([])
	})

	test('the database refuses a payout with one person, or without approval', async () => {
		const { id } = await bench.withdraw()
		const { id: payoutId } = await bench.request('XENDIT', id)
		const one = money.db
			.update(payout)
			.set({ state: 'SENDING', approvedBy: rani.id })
			.where(eq(payout.id, payoutId))
		await expect(one).rejects.toMatchObject({ cause: { constraint: 'payout_two_people' } })
		const none = money.db.update(payout).set({ state: 'SENDING' }).where(eq(payout.id, payoutId))
		await expect(none).rejects.toMatchObject({ cause: { constraint: 'payout_approved' } })
	})

	test('the port sends nothing that one person asked for and approved', async () => {
		const gateway = await bench.gatewayOf(companyId, 'XENDIT')
		const order = {
			reference: 'one',
			amount: withdrawn,
			payee: { code: 'BCA', number: '1234567890', holder: 'Sari Dewi' },
			requestedBy: rani.id,
			approvedBy: rani.id,
		}
		await expect(gateway?.send(order)).rejects.toThrow('two people')
		expect(bench.xendit.payouts.list()).toEqual([])
	})

	test('where only owners approve, finance does not', async () => {
		await money.db.execute(sql`update payout_account set approvers = 'OWNER'`)
		const { id } = await bench.withdraw()
		const { id: payoutId } = await bench.request('XENDIT', id, bayu as never)
		await expect(bench.approve(payoutId, rani)).rejects.toMatchObject({
			code: 'PAYOUT_NEEDS_OWNER',
		})
	})
})

describe('the name at the bank', () => {
	test('that differs holds the payout until somebody accepts exactly that name', async () => {
		bench.books.MIDTRANS.nameAtBank('1234567890', 'BUDI SANTOSO')
		const { id } = await bench.withdraw()
		const held = await bench.request('MIDTRANS', id)
		expect(held).toMatchObject({ state: 'HELD', bankHolder: 'BUDI SANTOSO' })
		await bench.work()
		const without = bench.approve(held.id)
		await expect(without).rejects.toMatchObject({ code: 'HOLDER_DIFFERS' })
		const other = bench.approve(held.id, bayu, { acceptedHolder: 'SARI DEWI' })
		await expect(other).rejects.toMatchObject({ code: 'HOLDER_DIFFERS' })
		expect(bench.books.MIDTRANS.list()).toEqual([])
		await bench.approve(held.id, bayu, { acceptedHolder: 'BUDI SANTOSO' })
		expect(bench.books.MIDTRANS.list()).toHaveLength(1)
	})

	test('is asked for again before anything is sent, if the provider was silent', async () => {
		const { id } = await bench.withdraw()
		bench.midtrans.faults.add('silent')
		const { id: payoutId } = await bench.request('MIDTRANS', id)
		bench.midtrans.faults.add('silent')
		await expect(bench.approve(payoutId)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_AWAY' })
		expect(bench.books.MIDTRANS.list()).toEqual([])
		await bench.approve(payoutId)
		expect(bench.books.MIDTRANS.list()).toHaveLength(1)
	})
})

test('what was not approved can be taken back, and paid by hand', async () => {
	const { id } = await bench.withdraw()
	const { id: payoutId } = await bench.request('XENDIT', id)
	await inTransaction(money.db, (tx) => cancelPayout(tx, key(payoutId)))
	await inTransaction(money.db, (tx) => settleWithdrawal(tx, companyId, id, 'BCA 77'))
	expect(await bench.statusOf(id)).toBe('PAID')
	await expect(bench.approve(payoutId)).rejects.toMatchObject({ code: 'PAYOUT_STATE' })
})

test('a refused payout leaves the withdrawal for another way', async () => {
	const { id } = await bench.withdraw()
	const { id: payoutId } = await bench.request('XENDIT', id)
	await money.db.execute(
		sql`update withdrawal set bank = bank || '{"number":""}'::jsonb where id = ${id}`,
	)
	await bench.approve(payoutId)
	expect((await bench.row(payoutId)).state).toBe('REFUSED')
	expect(await bench.statusOf(id)).toBe('APPROVED')
	await inTransaction(money.db, (tx) => settleWithdrawal(tx, companyId, id, 'BCA 78'))
})

test('one whose key the provider may have forgotten is not sent again', async () => {
	const { id } = await bench.withdraw()
	const { id: payoutId } = await bench.request('MIDTRANS', id)
	bench.midtrans.faults.add('silent')
	await bench.approve(payoutId)
	await money.db.execute(sql`update payout set approved_at = now() - interval '21 hours'`)
	await bench.work()
	expect((await bench.row(payoutId)).state).toBe('UNCLEAR')
	expect(bench.books.MIDTRANS.list()).toEqual([])
})

test('a paid payout stays paid, whatever is said later', async () => {
	const { payoutId } = await bench.sent('XENDIT')
	await bench.books.XENDIT.complete(payoutId)
	await bench.work()
	await bench.books.XENDIT.surprise(payoutId, 'ACCEPTED')
	await bench.work()
	expect((await bench.row(payoutId)).state).toBe('PAID')
	const back = money.db.update(payout).set({ state: 'SENT' }).where(eq(payout.id, payoutId))
	await expect(back).rejects.toMatchObject({ cause: { constraint: 'payout_goes_forward' } })
})
