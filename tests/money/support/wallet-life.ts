import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { WalletStep } from '#contract/wallet-adjustment.ts'
import { exampleCustomer, type ExampleCustomer } from '#tests/support/example-customer.ts'
import { type ExampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { walletAdjustment } from '#website-api/modules/money/wallet/wallet-adjustment.table.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { walletOf } from './customers.ts'
import type { MoneyTest } from './money-test.ts'
import { type RacedRequest, race, send } from './race.ts'
import { outcomeOf } from './shop-calls.ts'

type Chance = { random: () => number; oneOf: <T>(all: readonly T[]) => T | undefined }
type Person = { headers: Record<string, string>; limit: number; moved: number }

const limit = 1_000_000

/**
 * Staff who move wallets in a random life, with a model of what each request has to do: the limit of a day, the balance,
 * and a form that is sent again. `sum` is what they added, less what they took.
 */
export function walletLife(money: MoneyTest, { random, oneOf }: Chance) {
	const people: Person[] = []
	const members: ExampleCustomer[] = []
	/** Those that moved a wallet. */
	const forms: RacedRequest[] = []
	const counted: Record<string, number> = {}
	let shop: ExampleShop
	let sum = 0

	async function addPerson(role: 'owner' | 'finance') {
		const key = newOperatorKey()
		const { companyId } = shop
		await storeOperatorKey(money.db, key, { label: `${role} ${randomUUID()}`, role, companyId })
		const most = role === 'owner' ? Infinity : limit
		people.push({ headers: { authorization: `Bearer ${key}` }, limit: most, moved: 0 })
	}

	function expectedOf(person: Person, step: WalletStep, amount: number, before: number) {
		if (person.moved + amount > person.limit) return '409 WALLET_LIMIT'
		return step === 'TAKE' && amount > before ? '409 INSUFFICIENT_BALANCE' : '201'
	}

	/** Pressed once, twice, or twice at once. */
	async function press(request: RacedRequest): Promise<string[]> {
		if (random() < 0.3) return (await race(money.url, [request, request])).map(outcomeOf)
		const first = outcomeOf(await send(money.url, request))
		return random() < 0.3 ? [first, outcomeOf(await send(money.url, request))] : [first]
	}

	return {
		members,
		counted,
		async begin(of: ExampleShop) {
			shop = of
			for (let nth = 0; nth < 6; nth++) members.push(await exampleCustomer(money.db, shop))
			for (const role of ['owner', 'finance', 'finance'] as const) await addPerson(role)
		},
		/** Somebody adds to a wallet or takes from it, also more than they may or than it has. */
		async adjust() {
			const member = oneOf(members)
			const person = oneOf(people)
			if (!member || !person) return
			const { customerId } = member
			const before = await walletOf(money.db, shop.companyId, customerId)
			const step = oneOf(['ADD', 'TAKE'] as const) ?? 'ADD'
			const amount = oneOf([1_000, 25_000, 90_000, limit + 1, before + 1, Math.max(1, before)]) ?? 1
			const request = {
				path: `/operator/v1/customers/${customerId}/wallet-adjustments`,
				headers: { ...person.headers, 'idempotency-key': formKeyText() },
				body: { STEP: step, AMOUNT: amount, REASON: 'Coba saja.' },
			}
			const expected = expectedOf(person, step, amount, before)
			const outcomes = await press(request)
			const change = expected === '201' ? (step === 'ADD' ? amount : -amount) : 0
			const after = await walletOf(money.db, shop.companyId, customerId)
			const told = [...new Set(outcomes)].toSorted().join(', ')
			const allowed = expected === '201' ? ['200, 201', '201'] : [expected]
			if (!allowed.includes(told) || after !== before + change) {
				throw new Error(`${step} ${amount} of ${before}: ${told} and ${after}, not ${expected}`)
			}
			counted[expected] = (counted[expected] ?? 0) + 1
			if (change === 0) return
			sum += change
			person.moved += amount
			forms.push(request)
			// Whoever has used their limit stays, and somebody new comes.
			if (person.limit - person.moved < 1_000) await addPerson('finance')
		},
		/** A form of before is sent again, also after the wallet changed: nothing moves. */
		async repeat() {
			const form = oneOf(forms)
			if (!form) return
			const before = await booked()
			const outcome = outcomeOf(await send(money.url, form))
			if (outcome !== '200' || (await booked()) !== before) throw new Error(`Repeated: ${outcome}`)
			counted.repeated = (counted.repeated ?? 0) + 1
		},
		/** What people moved by the answers that they were given, by the ledger, and by the written reasons. */
		async sides() {
			const [row] = await money.db
				.select({
					amount: sql<number>`coalesce(sum(${walletAdjustment.amount}), 0)`.mapWith(Number),
					rows: sql<number>`count(*)`.mapWith(Number),
				})
				.from(walletAdjustment)
				.where(eq(walletAdjustment.companyId, shop.companyId))
			return {
				answered: { amount: sum, rows: forms.length },
				written: { amount: row?.amount, rows: row?.rows },
				booked: { amount: await booked(), rows: forms.length },
			}
		},
	}

	async function booked() {
		const [row] = await money.db
			.select({ balance: sql<number>`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
			.from(account)
			.where(and(eq(account.companyId, shop.companyId), eq(account.kind, 'adjustment')))
		return 0 - (row?.balance ?? 0)
	}
}
