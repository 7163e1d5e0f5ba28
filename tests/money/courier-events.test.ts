import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { numbersFrom } from '#examples/draw/random.ts'
import { PARCEL_EVENT_KINDS, type ParcelState } from '#contract/parcel-states.ts'
import { parcelEvent } from '#website-api/modules/sales/parcels/parcel-event.table.ts'
import { isEnded } from '#website-api/modules/sales/parcels/parcel-state.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { type BookedOrder, bookingShop, news } from './support/booked-order.ts'
import { moneyTest } from './support/money-test.ts'

const money = moneyTest()
let bookedOrder: Awaited<ReturnType<typeof bookingShop>>['bookedOrder']
beforeAll(async () => {
	;({ bookedOrder } = await bookingShop(money))
})

const ranks = {
	PREPARED: 0,
	BOOKED: 1,
	SHIPPED: 2,
	DELIVERED: 3,
	RETURNED: 3,
	LOST: 3,
	CANCELLED: 3,
}
const statuses = ['PROCESSING', 'SHIPPING', 'DELIVERED']

/** Random news of a booked order's parcels, a third of them twice, in an order that has nothing to do with their times. */
function randomNews(random: () => number, parcels: number, count: number) {
	const told = Array.from({ length: count }, () => ({
		number: 1 + Math.floor(random() * parcels),
		what: news(PARCEL_EVENT_KINDS[Math.floor(random() * PARCEL_EVENT_KINDS.length)] ?? 'NOTE', {
			at: new Date(Math.floor(random() * 1e12)),
		}),
	}))
	return [...told, ...told.filter((_, at) => at % 3 === 0)]
}

/** What couriers must not move: units once they have left, and money. */
async function moved({ order }: BookedOrder) {
	const { id } = await order.row()
	const of = async (from: string) => {
		const query = sql`select count(*)::int as count from ${sql.identifier(from)} where order_id = ${id}`
		return Number((await money.db.execute<{ count: number }>(query)).rows[0]?.count)
	}
	const shipped = sql`select count(*)::int as count from stock_move where order_id = ${id} and reason = 'ship'`
	return {
		money: await of('transfer'),
		shipped: Number((await money.db.execute<{ count: number }>(shipped)).rows[0]?.count),
	}
}

/** The states of an order and of its parcels, by number. */
async function seenOf({ order }: BookedOrder) {
	const { rows } = await money.db.execute<{ status: string; states: ParcelState[] }>(sql`
		select status, array(select state from parcel where order_id = orders.id order by number) as states
		from orders where number = ${order.number}`)
	const [seen] = rows
	if (!seen) throw new Error(order.number)
	return seen
}

/** The order is as its parcels are, and each of its states was announced once. */
async function expectSettled(booked: BookedOrder) {
	const states = (await booked.parcels()).map(({ state }) => state)
	const { id, status, dueAt } = await booked.order.row()
	const isSent = states.some((state) => !['PREPARED', 'BOOKED', 'CANCELLED'].includes(state))
	const isDelivered = states.every((state) => state === 'DELIVERED')
	expect(status).toBe(isDelivered ? 'DELIVERED' : isSent ? 'SHIPPING' : 'PROCESSING')
	const isTroubled = states.some((state) => state !== 'SHIPPED' && state !== 'DELIVERED')
	if (status === 'SHIPPING' && isTroubled) expect(dueAt).toBeNull()
	const told = (await booked.topics()).filter((topic) => topic.startsWith('order.status'))
	expect(told).toEqual([
		...(isSent ? ['order.status SHIPPING'] : []),
		...(isDelivered ? ['order.status DELIVERED'] : []),
	])
	const isDelivery = and(eq(parcelEvent.kind, 'DELIVERED'), eq(parcelEvent.isEffective, true))
	const deliveries = await money.db
		.select({ number: parcelEvent.parcelNumber })
		.from(parcelEvent)
		.where(and(eq(parcelEvent.orderId, id), isDelivery))
	expect(deliveries.map(({ number }) => number).toSorted()).toEqual(
		(await booked.parcels()).flatMap(({ state, number }) => (state === 'DELIVERED' ? number : [])),
	)
}

const perRound = 40
const rounds = sizeOf({ usual: 5, full: 250 })
test(`${rounds * perRound} random events in any order, with repetitions: parcels and orders only move forward, each is delivered once, and no unit or money is moved twice`, async () => {
	const random = numbersFrom(26)
	for (let round = 0; round < rounds; round += 1) {
		const count = 1 + Math.floor(random() * 3)
		const booked = await bookedOrder(count)
		const before = await moved(booked)
		let seen = await seenOf(booked)
		for (const { number, what } of randomNews(random, count, 30)) {
			await booked.tell(number, what)
			const { states, status } = await seenOf(booked)
			for (const [at, state] of states.entries()) {
				const last = seen.states[at] ?? 'PREPARED'
				expect(ranks[state]).toBeGreaterThanOrEqual(ranks[last])
				if (isEnded(last)) expect(state).toBe(last)
			}
			expect(statuses.indexOf(status)).toBeGreaterThanOrEqual(statuses.indexOf(seen.status))
			seen = { states, status }
		}
		await expectSettled(booked)
		const hasLeft = seen.status !== 'PROCESSING'
		expect(await moved(booked)).toEqual({ money: before.money, shipped: hasLeft ? 1 : 0 })
	}
})

const crowds = sizeOf({ usual: 3, full: 60 })
test(`the same for ${crowds} orders whose news all come at the same time`, async () => {
	const random = numbersFrom(27)
	for (let round = 0; round < crowds; round += 1) {
		const count = 1 + Math.floor(random() * 3)
		const booked = await bookedOrder(count)
		const before = await moved(booked)
		const told = randomNews(random, count, 15)
		const outcomes = await Promise.all(told.map(({ number, what }) => booked.tell(number, what)))
		expect(outcomes.filter((outcome) => outcome === 'KNOWN')).toHaveLength(5)
		await expectSettled(booked)
		const { status } = await booked.order.row()
		const shipped = status === 'PROCESSING' ? 0 : 1
		expect(await moved(booked)).toEqual({ money: before.money, shipped })
	}
})
