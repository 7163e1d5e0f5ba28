import { expect, test } from 'vitest'
import { numbersFrom } from '#examples/draw/random.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { Model } from './simulator/model.ts'
import { decideWithdrawal, moveByAnyActor, withdraw } from './simulator/money-steps.ts'
import { addMembers, placeWithSavings } from './simulator/saving-steps.ts'
import {
	moveByStaff,
	countStockOnHand,
	advanceClock,
	checkFreeUnits,
	pay,
	pick,
	shopperSteps,
	type Step,
} from './simulator/steps.ts'
import { expectAgreement, type Fault, simulationOf } from './simulator/simulation.ts'
import { customersWith } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { seed } from './support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const money = moneyTest()
const total = Number(process.env.MONEY_STEPS || sizeOf({ usual: 350, full: 10_000 }))
const price = 25_000
const wallet = 500_000

/** The steps, repeated by their frequency. */
function weighted(): Step[] {
	const { place, repeat, tamper } = shopperSteps()
	const weights: [Step, number][] = [
		[place, 16],
		[placeWithSavings, 20],
		[repeat, 6],
		[tamper, 4],
		[pay, 16],
		[moveByStaff, 16],
		[moveByAnyActor, 12],
		[advanceClock, 3],
		[countStockOnHand, 4],
		[checkFreeUnits, 3],
		[withdraw, 4],
		[decideWithdrawal, 6],
	]
	return weights.flatMap(([step, weight]) => Array.from({ length: weight }, () => step))
}

const faults: Fault[] = [
	'calm',
	'calm',
	'calm',
	'calm',
	'calm',
	'calm',
	'calm',
	'twice',
	'twice',
	'crash',
]

test(
	`${total} random steps of 50 shoppers, with crashes, clock jumps, duplicated and lost responses`,
	// Far more than a step takes.
	{ timeout: Math.max(3_600_000, total * 2_000) },
	async () => {
		const stocks = Array.from({ length: 8 }, (_, at) => 20 + 10 * at)
		const shop = await exampleShop(
			money.db,
			stocks.map((stock) => ({ price, stock, weightGrams: 1 })),
		)
		const customers = await customersWith(money.db, shop.companyId, wallet, 50)
		const model = new Model()
		for (const [at, id] of shop.variantIds.entries()) {
			model.stock.set(id, { onHand: stocks[at] ?? 0, reserved: 0 })
		}
		for (const customerId of customers) model.addToWallet(customerId, wallet)
		const { db, databaseUrl, caller } = money
		const members = await addMembers(db, shop, model)
		const random = numbersFrom(seed)
		const simulation = simulationOf({
			db,
			databaseUrl,
			shop,
			price,
			caller,
			customers,
			members,
			model,
			random,
		})
		const steps = weighted()

		for (let at = 1; at <= total; at++) {
			const step = pick(simulation, steps) ?? checkFreeUnits
			const fault = pick(simulation, faults) ?? 'calm'
			try {
				await step(simulation, fault)
				if (at % 1_000 === 0 || at === total) await expectAgreement(simulation)
			} catch (error) {
				throw new Error(`Step ${at} failed (${fault}). Replay with MONEY_SEED=${seed}`, {
					cause: error,
				})
			}
		}
		const reached = new Set(model.orders.map((order) => order.status))
		// With fewer steps, the reached statuses depend on chance.
		expect(reached.size).toBeGreaterThanOrEqual(total >= 10_000 ? 6 : 3)
	},
)
