import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { numbersFrom } from '#examples/draw/random.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
import { replayable, seed } from './support/seed.ts'
import { checkout, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest(30)
const price = 10_000

test('200 parallel orders of five random shared products all succeed without a deadlock', async () => {
	const shop = await exampleShop(
		money.db,
		Array.from({ length: 12 }, () => ({ price, stock: 10_000, weightGrams: 10 })),
	)
	const random = numbersFrom(seed)
	const requests = Array.from({ length: 200 }, () => {
		const shuffled = shop.variantIds
			.map((id) => ({ id, at: random() }))
			.sort((a, b) => a.at - b.at)
			.map(({ id }): [number, number] => [id, 1])
		return checkout(shop, exampleOrder(shuffled.slice(0, 5), 5 * price + EXAMPLE_CARRIAGE))
	})
	await replayable(async () => {
		expect(outcomesOf(await race(money.url, requests))).toEqual({ '201': 200 })
	})
	// A connection writes its statistics when it is idle for long enough or ends, the one that asks when it is told to.
	const { rows } = await money.db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)
	const endOthers = () =>
		money.db.execute<{ others: boolean[] }>(sql`
			select pg_stat_force_next_flush(), array(
				select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and pid <> pg_backend_pid()
				and backend_start < ${rows[0]?.at}::timestamptz
			) as others`)
	while ((await endOthers()).rows[0]?.others.length !== 0) await sleep(10)
	const counted = await money.db.execute<{ deadlocks: number }>(
		sql`select deadlocks from pg_stat_database where datname = current_database()`,
	)
	expect(counted.rows).toEqual([{ deadlocks: 0 }])
})
