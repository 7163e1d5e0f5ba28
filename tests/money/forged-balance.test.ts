import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { version } from '#process/instance.ts'
import { auditBooks, listFindings } from '#contract/audit.ts'
import { requestWithdrawalFor } from '#contract/payout.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { CAUSE } from '#website-api/modules/money/audit/cause-oracles.queries.ts'
import { auditRound } from '#website-api/modules/money/audit/audit-round.command.ts'
import { reportFindings } from '#website-api/modules/money/audit/report-findings.ts'
import { deliverMail } from '#website-api/modules/platform/mail/deliver-mail.ts'
import type { Mail } from '#website-api/modules/platform/mail/mailer.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import { customersWith, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { send } from './support/race.ts'
import { byCaller } from './support/shop-calls.ts'

const money = moneyTest()
const forged = 500_000
const heldAnswer = { status: 409, body: { code: 'PAYOUT_HELD' } }

// A finding of one test must not block the payouts of the next one.
afterEach(async () => {
	await money.db.execute(sql`
		update audit_finding set released_at = now(), release_reason = 'end of the test',
			released_by = (select id from operator_key limit 1)
		where released_at is null`)
	await money.db.delete(outbox)
})

const post = (path: `/${string}`, body?: unknown) =>
	send(money.url, byCaller({ ...money.caller, 'accept-language': 'en' }, path, body))

async function requestWithdrawal(customerId: string, AMOUNT: number): Promise<string> {
	const path = `/customers/${customerId}/withdrawals` as const
	const bank = { BANK_CODE: 'BCA', BANK_ACCOUNT_NUMBER: '1234567890', BANK_ACCOUNT_HOLDER: 'Budi' }
	const headers = { ...money.caller, 'idempotency-key': formKeyText() }
	const answer = await send(
		money.url,
		byCaller(headers, path, { SOURCE: 'wallet', AMOUNT, ...bank }),
	)
	return requestWithdrawalFor.answer.parse(answer.body).data.WITHDRAWAL_ID
}

/** Inserts a balance without incoming money, as anyone with the database's password can. */
async function addByHand(companyId: number, customerId: string, amount: number) {
	await money.db.execute(sql`
		update account set balance = balance + ${amount}
		where company_id = ${companyId} and customer_id = ${customerId} and kind = 'wallet'`)
}

async function openFindings() {
	const response = await fetch(`${money.url}/operator/v1/audit/findings`, {
		headers: money.caller,
	})
	return listFindings.answer.parse(await response.json()).data.list
}

async function ledgerHealth(): Promise<unknown> {
	const response = await fetch(`${money.url}/health/ready`)
	return { status: response.status, body: await response.json() }
}

function alertsOf(companyId: number) {
	return money.db
		.select()
		.from(outbox)
		.where(and(eq(outbox.companyId, companyId), eq(outbox.topic, 'audit.findings')))
}

async function releaseAll() {
	for (const { FINDING_ID } of await openFindings()) {
		const answer = await post(`/audit/findings/${FINDING_ID}/release`, { REASON: 'set right' })
		expect(answer.status).toBe(200)
	}
}

function failTest(oracle: string, error: unknown) {
	throw new Error(`The check "${oracle}" failed`, { cause: error })
}

/** Makes the scheduled audit due now. */
async function round() {
	await money.db.execute(sql`update audit_run set began_at = now() - interval '1 hour'`)
	return auditRound(money.db, { minutes: 5, onFailure: failTest })
}

test('a withdrawal of forged money is not approved, and paid only after repair and release', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 100_000, 1)
	await addByHand(companyId, customerId, forged)
	const id = await requestWithdrawal(customerId, forged)

	for (let attempt = 0; attempt < 3; attempt++) {
		expect(await post(`/withdrawals/${id}/approval`)).toMatchObject(heldAnswer)
	}
	const found = await openFindings()
	expect(found.map((one) => one.STOPS).toSorted()).toEqual(['ACCOUNT', 'COMPANY'])
	expect(found.find((one) => one.STOPS === 'ACCOUNT')).toMatchObject({
		FOUND: 100_000,
		EXPECTED: 100_000 - forged,
	})
	expect(await alertsOf(companyId)).toHaveLength(1)
	expect(await ledgerHealth()).toEqual({
		status: 200,
		body: {
			status: 'ready',
			version,
			checks: { database: 'ready', orders: 'ready', ledger: 'degraded' },
		},
	})

	const [finding] = found
	const early = await post(`/audit/findings/${finding?.FINDING_ID}/release`, { REASON: 'hurry' })
	expect(early).toMatchObject({ status: 409, body: { code: 'FINDING_STANDS' } })

	// The forged money is in the withdrawal: it is rejected first, then removed from the wallet.
	expect((await post(`/withdrawals/${id}/rejection`)).status).toBe(200)
	await addByHand(companyId, customerId, -forged)
	const real = await requestWithdrawal(customerId, 100_000)
	expect(await post(`/withdrawals/${real}/approval`)).toMatchObject(heldAnswer)
	await releaseAll()
	expect((await post(`/withdrawals/${real}/approval`)).status).toBe(200)
	const paid = await post(`/withdrawals/${real}/payout`, { REFERENCE: `payout ${real}` })
	expect(paid.status).toBe(200)
	expect(await walletOf(money.db, companyId, customerId)).toBe(0)
	expect(await ledgerHealth()).toMatchObject({ body: { checks: { ledger: 'ready' } } })
	expect(await alertsOf(companyId)).toHaveLength(1)
})

test('a forgery between approval and payout blocks the payout, and transfers nothing', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 100_000, 1)
	const id = await requestWithdrawal(customerId, 60_000)
	expect((await post(`/withdrawals/${id}/approval`)).status).toBe(200)
	await addByHand(companyId, customerId, forged)
	const payout = { REFERENCE: `payout ${id}` }
	expect(await post(`/withdrawals/${id}/payout`, payout)).toMatchObject(heldAnswer)
	await addByHand(companyId, customerId, -forged)
	await releaseAll()
	expect((await post(`/withdrawals/${id}/payout`, payout)).status).toBe(200)
	expect(await walletOf(money.db, companyId, customerId)).toBe(40_000)
})

test('a forgery in one account blocks no payout of another company', async () => {
	const [{ companyId }, other] = [await exampleShop(money.db, []), await exampleShop(money.db, [])]
	const [attacker = ''] = await customersWith(money.db, companyId, 0, 1)
	const [honest = ''] = await customersWith(money.db, other.companyId, 100_000, 1)
	// Without an account there is nothing to update.
	await money.db
		.execute(sql`insert into account (company_id, kind, unit, customer_id, balance, min_balance)
		values (${companyId}, 'wallet', 'IDR', ${attacker}, ${forged}, 0)`)
	expect(await round()).not.toEqual([])
	const id = await requestWithdrawal(honest, 60_000)
	expect((await post(`/withdrawals/${id}/approval`)).status).toBe(200)
	const stopped = await requestWithdrawal(attacker, forged)
	expect(await post(`/withdrawals/${stopped}/approval`)).toMatchObject(heldAnswer)
	expect((await post(`/withdrawals/${stopped}/rejection`)).status).toBe(200)
	await addByHand(companyId, attacker, -forged)
})

test('a manually inserted transfer of the bank account, without its balance, blocks every payout of the company', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [attacker = '', honest = ''] = await customersWith(money.db, companyId, 100_000, 2)
	await addByHand(companyId, attacker, forged)
	await money.db.execute(sql`
		insert into transfer (company_id, unit, debit_id, credit_id, amount, reason, dedupe_key)
		select ${companyId}, 'IDR', bank.id, wallet.id, ${forged}, 'top up', 'by hand'
		from account as bank, account as wallet
		where bank.company_id = ${companyId} and bank.kind = 'bank_in'
			and wallet.company_id = ${companyId} and wallet.kind = 'wallet' and wallet.customer_id = ${attacker}
		limit 1`)
	for (const [customerId, amount] of [
		[attacker, forged],
		[honest, 60_000],
	] as const) {
		const id = await requestWithdrawal(customerId, amount)
		expect(await post(`/withdrawals/${id}/approval`)).toMatchObject(heldAnswer)
		expect((await post(`/withdrawals/${id}/rejection`)).status).toBe(200)
	}
	await money.db.execute(sql`
		update account set balance = balance - ${forged}
		where id = (select debit_id from transfer where dedupe_key = 'by hand')`)
	await undoForgery()
})

type Forgery = { from: string; to: string; reason: string; orderId?: string | null }

/** Inserts a transfer with both balances, as anyone with the database's password can. */
async function forge(companyId: number, customerId: string | null, forgery: Forgery) {
	const { from, to, reason, orderId = null } = forgery
	await money.db.execute(sql`
		with sides as (
			select min(id) filter (where kind = ${from} and (customer_id is null or customer_id <> ${customerId}::uuid)) as debit_id,
				min(id) filter (where kind = ${to} and customer_id is not distinct from ${customerId}::uuid) as credit_id
			from account where company_id = ${companyId}
		), moved as (
			insert into transfer (company_id, unit, debit_id, credit_id, amount, reason, dedupe_key, order_id)
			select ${companyId}, 'IDR', debit_id, credit_id, ${forged}, ${reason}, 'by hand', ${orderId}::uuid from sides
			returning debit_id, credit_id
		)
		update account set balance = balance + case id when moved.debit_id then -${forged}::bigint else ${forged}::bigint end
		from moved where id in (moved.debit_id, moved.credit_id)`)
}

async function undoForgery() {
	await money.db.transaction(async (tx) => {
		await tx.execute(sql`
			update account set balance = balance + case account.id when debit_id then ${forged}::bigint else -${forged}::bigint end
			from transfer where dedupe_key = 'by hand' and account.id in (debit_id, credit_id)`)
		await tx.execute(sql`set local session_replication_role = replica`)
		await tx.execute(sql`delete from transfer where dedupe_key = 'by hand'`)
	})
}

test.each([
	['an invented top-up', { from: 'bank_in', reason: 'top up' }],
	['a late payment that never came', { from: 'bank_in', reason: 'late' }],
	['a refund of no order', { from: 'sales', reason: 'cancelled' }],
	['a cashback of no voucher', { from: 'discount', reason: 'cashback' }],
	["another customer's money", { from: 'wallet', reason: 'late' }],
])(
	'%s, although the books agree, is not paid out, and other payouts go on',
	async (_what, forgery) => {
		const { companyId } = await exampleShop(money.db, [])
		const [rich = '', honest = '', attacker = ''] = await customersWith(
			money.db,
			companyId,
			forged * 2,
			3,
		)
		await money.db.execute(sql`
			insert into account (company_id, kind, unit, min_balance, shard)
			values (${companyId}, 'sales', 'IDR', null, 0), (${companyId}, 'discount', 'IDR', null, 0)`)
		expect([rich, honest, attacker]).not.toContain('')
		await forge(companyId, attacker, { ...forgery, to: 'wallet' })
		const id = await requestWithdrawal(attacker, forged * 3)
		expect(await post(`/withdrawals/${id}/approval`)).toMatchObject(heldAnswer)
		expect(await openFindings()).toMatchObject([
			{ STOPS: 'ACCOUNT', ORACLE: CAUSE, FOUND: forged, EXPECTED: 0 },
		])
		const other = await requestWithdrawal(honest, 60_000)
		expect((await post(`/withdrawals/${other}/approval`)).status).toBe(200)
		expect((await post(`/withdrawals/${id}/rejection`)).status).toBe(200)
		await undoForgery()
	},
)

test('a forged refund of a guest is not paid out, and a true one is', async () => {
	const shop = await exampleShop(money.db, [{ price: forged, stock: 10 }])
	const { companyId } = shop
	const sale = { customerId: null, lines: [[0, 1]] as [number, number][] }
	const paid = await exampleSale(money.db, shop, { ...sale, upTo: 'PAYMENT_CONFIRMED' })
	const open = await exampleSale(money.db, shop, { ...sale, upTo: 'PENDING' })
	expect((await post(`/orders/${paid.number}/cancellation`)).status).toBe(200)
	await forge(companyId, null, {
		from: 'bank_in',
		to: 'guest_refund',
		reason: 'late',
		orderId: open.id,
	})
	const forgedId = randomUUID()
	const listed = { companyId, id: forgedId, orderId: open.id, amount: forged }
	await money.db.insert(guestRefund).values({ ...listed, reason: 'LATE' })
	const refunds = await money.db.select().from(guestRefund).where(eq(guestRefund.orderId, paid.id))
	const payout = (id: string) => post(`/guest-refunds/${id}/payout`, { REFERENCE: `out ${id}` })
	expect(await payout(forgedId)).toMatchObject(heldAnswer)
	await money.db.execute(sql`update audit_finding set released_at = now(), release_reason = 'test',
		released_by = (select id from operator_key limit 1) where released_at is null`)
	expect((await payout(refunds[0]?.id ?? '')).status).toBe(200)
	await undoForgery()
	await money.db.delete(guestRefund).where(eq(guestRefund.id, forgedId))
})

test('a finding cannot be deleted or altered, by whoever connects', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 100_000, 1)
	await addByHand(companyId, customerId, forged)
	await round()
	for (const statement of [
		sql`delete from audit_finding`,
		sql`truncate audit_finding`,
		sql`update audit_finding set found = expected`,
		sql`update audit_finding set stops = 'NOTHING', account_id = null`,
	]) {
		const attempt = money.db.execute(statement)
		await expect(attempt).rejects.toMatchObject({ cause: { code: '23001' } })
	}
	expect(await openFindings()).not.toEqual([])
	await addByHand(companyId, customerId, -forged)
})

test('the audit and its findings list the same', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 100_000, 1)
	await addByHand(companyId, customerId, forged)
	const response = await fetch(`${money.url}/operator/v1/audit`, { headers: money.caller })
	const { data } = auditBooks.answer.parse(await response.json())
	const names = (list: { ORACLE: string; ABOUT: string }[]) =>
		list.map(({ ORACLE, ABOUT }) => `${ORACLE} ${ABOUT}`).toSorted()
	expect(names(data.VIOLATION_LIST)).not.toEqual([])
	expect(names(await openFindings())).toEqual(names(data.VIOLATION_LIST))
	await addByHand(companyId, customerId, -forged)
})

test('the scheduled audit reports a forged balance once by log and mail, and again after a release', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 100_000, 1)
	await round()
	await addByHand(companyId, customerId, forged)
	const lines: string[] = []
	const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
	for (let at = 0; at < 3; at++) reportFindings(log, await round())
	expect(lines).toHaveLength(1)
	expect(lines[0]).toContain('the books do not agree')
	expect(lines[0]).toContain('"found":600000,"expected":100000')

	const mails: Mail[] = []
	const settings = {
		writers: mailWriters,
		mailer: { send: async (mail: Mail) => void mails.push(mail) },
		from: 'toko@contoh.id',
		secret: 's',
		shopAddress: 'https://{host}',
		adminEmail: 'admin@contoh.id',
	}
	while (await deliverNext(money.db, (delivery) => deliverMail(money.db, delivery, settings)));
	expect(mails).toHaveLength(1)
	expect(mails[0]).toMatchObject({ to: 'admin@contoh.id' })
	expect(mails[0]?.text).toContain('600000 instead of 100000')

	await addByHand(companyId, customerId, -forged)
	await releaseAll()
	expect(await round()).toEqual([])
	await addByHand(companyId, customerId, forged)
	reportFindings(log, await round())
	expect(lines).toHaveLength(2)
	await addByHand(companyId, customerId, -forged)
})

test('of a large ledger only the sums and recent transfers are checked', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = '', other = ''] = await customersWith(money.db, companyId, 100_000, 2)
	await round()
	const recent = async () => {
		await money.db.execute(sql`update audit_run set began_at = now()`)
		await money.db.execute(sql`update audit_run set began_at = null where kind = 'RECENT'`)
		const found = await auditRound(money.db, { minutes: 5, onFailure: failTest, small: 0 })
		return found.map((one) => one.oracle.slice(0, 1)).toSorted()
	}
	expect(await recent()).toEqual([])
	await addByHand(companyId, customerId, forged)
	expect(await recent()).toEqual(['1'])
	// Two accounts changed by opposite amounts leave the sums unchanged.
	await addByHand(companyId, other, -forged / 10)
	await requestWithdrawal(customerId, 60_000)
	await requestWithdrawal(other, 50_000)
	expect(await recent()).toEqual(['2', '2'])
	await addByHand(companyId, customerId, -forged)
	await addByHand(companyId, other, forged / 10)
})

test('one of several processes runs the scheduled audit', async () => {
	await money.db.execute(sql`update audit_run set began_at = now() - interval '6 minutes'
		where kind = 'RECENT'`)
	await money.db.execute(sql`update audit_run set began_at = now() where kind = 'FULL'`)
	const before = await money.db.execute<{ began_at: Date }>(
		sql`select began_at from audit_run where kind = 'FULL'`,
	)
	await Promise.all(
		Array.from({ length: 4 }, () => auditRound(money.db, { minutes: 5, onFailure: failTest })),
	)
	const { rows } = await money.db.execute<{ is_done: boolean }>(sql`
		select finished_at >= began_at as is_done from audit_run where kind = 'RECENT'`)
	expect(rows).toEqual([{ is_done: true }])
	const after = await money.db.execute<{ began_at: Date }>(
		sql`select began_at from audit_run where kind = 'FULL'`,
	)
	expect(after.rows).toEqual(before.rows)
})

test('a check that fails leaves the others their findings, and the nightly round is repeated', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 100_000, 1)
	await addByHand(companyId, customerId, forged)
	await money.db.execute(sql`update audit_run set began_at = null, finished_at = null`)
	const failed: string[] = []
	const options = { minutes: 5, onFailure: (oracle: string) => failed.push(oracle) }
	await money.db.execute(sql`alter table voucher_use rename to voucher_use_away`)
	const found = await auditRound(money.db, options)
	await money.db.execute(sql`alter table voucher_use_away rename to voucher_use`)
	expect(failed.length).toBeGreaterThan(0)
	expect(found.some((one) => one.companyId === companyId)).toBe(true)

	const beganBefore = async (interval: string) => {
		await money.db.execute(sql`update audit_run set began_at = now()`)
		await money.db.execute(sql`
			update audit_run set began_at = now() - ${interval}::interval where kind = 'FULL'`)
		await auditRound(money.db, { minutes: 5, onFailure: failTest })
		const { rows } = await money.db.execute<{ done: boolean }>(sql`
			select finished_at is not null as done from audit_run where kind = 'FULL'`)
		return rows[0]?.done
	}
	expect(await beganBefore('0 hours')).toBe(false)
	expect(await beganBefore('7 hours')).toBe(true)
	await addByHand(companyId, customerId, -forged)
})

test('an audit that has not finished for 36 hours is shown by the health check', async () => {
	const finishedBefore = async (interval: string) => {
		await money.db.execute(sql`
			update audit_run set began_at = now() - ${interval}::interval, finished_at = now() - ${interval}::interval`)
		return ledgerHealth()
	}
	await releaseAll()
	const healthWith = (ledger: string) => ({ status: 200, body: { checks: { ledger } } })
	expect(await finishedBefore('35 hours')).toMatchObject(healthWith('ready'))
	expect(await finishedBefore('37 hours')).toMatchObject(healthWith('degraded'))
	expect(await finishedBefore('0 hours')).toMatchObject(healthWith('ready'))
})
