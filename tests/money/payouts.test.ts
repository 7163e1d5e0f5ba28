import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { numbersFrom } from '#examples/draw/random.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import {
	rejectWithdrawal,
	settleWithdrawal,
} from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import {
	withdrawal,
	withdrawalEnd,
} from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { customersWith } from './support/customers.ts'
import { crashingDatabase } from './support/crashing-database.ts'
import { moneyTest } from './support/money-test.ts'
import { replayable, seed } from './support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const money = moneyTest(20)
const amount = 50_000
const random = numbersFrom(seed)

type Job = { id: string; kind: 'settle' | 'void' }

const withdrawals = sizeOf({ usual: 200, full: 1_000 })

test(`ten workers, ${withdrawals} withdrawals, 30 % killed mid-way: each settled xor voided, payouts unique`, async () => {
	const { companyId } = await exampleShop(money.db, [])
	const ids = await approvedWithdrawals(companyId, withdrawals)
	// Every withdrawal has a job to pay and a job to reject it, some twice: the first one wins.
	const jobs = ids
		.flatMap((id): Job[] => [
			{ id, kind: 'settle' },
			{ id, kind: 'void' },
			...(random() < 0.2 ? [{ id, kind: 'settle' as const }] : []),
		])
		.map((job) => ({ job, order: random() }))
		.sort((a, b) => a.order - b.order)
		.map(({ job }) => job)
	const killed = { count: 0 }

	async function worker() {
		for (let job = jobs.pop(); job; job = jobs.pop()) {
			if (random() < 0.3) {
				// Another worker gets the job again later, like from a queue.
				if (await dies(companyId, job)) {
					killed.count++
					jobs.unshift(job)
				}
			} else await work(money.db, companyId, job)
		}
	}
	await replayable(async () => {
		await Promise.all(Array.from({ length: 10 }, worker))
		expect(killed.count).toBeGreaterThan(withdrawals * 0.3)

		const ends = await money.db
			.select()
			.from(withdrawalEnd)
			.where(eq(withdrawalEnd.companyId, companyId))
		expect(ends).toHaveLength(withdrawals)
		const references = ends.flatMap((end) => end.reference ?? [])
		const paid = ends.filter((end) => end.outcome === 'PAID').length
		expect(new Set(references).size).toBe(paid)
		const left = await money.db.execute<{ status: string; rows: number }>(
			sql`select status, count(*) as rows from withdrawal group by status order by status`,
		)
		expect(left.rows).toEqual([
			{ status: 'PAID', rows: paid },
			{ status: 'REJECTED', rows: withdrawals - paid },
		])
		const paidOut = await money.db.execute<{ amount: number }>(
			sql`select sum(balance)::bigint as amount from account where kind = 'bank_out'`,
		)
		expect(paidOut.rows).toEqual([{ amount: paid * amount }])
	})
})

async function work(db: Database, companyId: number, { id, kind }: Job) {
	try {
		await inTransaction(db, (tx: Transaction) =>
			kind === 'settle'
				? settleWithdrawal(tx, companyId, id, `payout ${id}`)
				: rejectWithdrawal(tx, companyId, id),
		)
	} catch (error) {
		if (!(error instanceof Problem && error.code === 'WITHDRAWAL_ENDED')) throw error
	}
}

/** Whether the worker was cut off; a cut after the last statement has no effect. */
async function dies(companyId: number, job: Job): Promise<boolean> {
	const statement = 1 + Math.floor(random() * 11)
	const when = random() < 0.5 ? 'before' : 'after'
	const { db, close } = await crashingDatabase(money.databaseUrl, { statement, when })
	try {
		await work(db, companyId, job)
		return false
	} catch {
		return true
	} finally {
		await close()
	}
}

async function approvedWithdrawals(companyId: number, count: number): Promise<string[]> {
	const customers = await customersWith(money.db, companyId, amount, count)
	const rows = customers.map((customerId) => ({ id: randomUUID(), customerId }))
	await inTransaction(money.db, async (tx) => {
		await tx.insert(withdrawal).values(
			rows.map(({ id, customerId }) => ({
				companyId,
				id,
				customerId,
				source: 'wallet' as const,
				amount,
				bank: { code: 'BCA', number: '1234567890', holder: 'Budi Santoso' },
				status: 'APPROVED' as const,
			})),
		)
		await post(
			tx,
			companyId,
			rows.map(({ id, customerId }) => ({
				from: { kind: 'wallet', customerId },
				to: { kind: 'wallet_held', customerId },
				amount,
				reason: 'hold',
				dedupeKey: `hold:${id}`,
				withdrawalId: id,
			})),
		)
	})
	return rows.map(({ id }) => id)
}
