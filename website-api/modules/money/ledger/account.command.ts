import { randomInt } from 'node:crypto'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import {
	type AccountKind,
	type AccountName,
	HOUSE_SHARDS,
	type HouseKind,
	unitOf,
} from './account-kinds.ts'
import { account } from './ledger.table.ts'

type Wanted = {
	key: string
	kind: AccountKind
	customerId: string | null
	orderId: string | null
	shard: number
	minBalance: number | null
}

/** House accounts that may be negative; `guest_refund` may not. */
const unlimited: ReadonlySet<AccountKind> = new Set<HouseKind>([
	'bank_in',
	'bank_out',
	'sales',
	'shipping',
	'discount',
	'commission',
	'coin_grant',
	'midtrans',
	'xendit',
	'provider_fee',
	'disputed',
	'bad_debt',
	'cod_receivable',
	'cod_unearned',
	'cod_fee',
	'adjustment',
])

/**
 * Returns ids of accounts, opening missing ones. A house account without a shard gets a random one, the same for all its
 * occurrences in one call.
 */
export async function accountIds(tx: Transaction, companyId: number, names: AccountName[]) {
	const drawn = randomInt(HOUSE_SHARDS)
	const wanted = new Map<string, Wanted>()
	for (const name of names) {
		const want = wantedOf(name, drawn)
		wanted.set(want.key, want)
	}
	// A common order, so that transactions that open the same accounts can't deadlock.
	const sorted = [...wanted.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
	let found = await find(tx, companyId, sorted)
	const missing = sorted.filter((want) => !found.has(want.key))
	if (missing.length > 0) {
		await open(tx, companyId, missing)
		found = await find(tx, companyId, sorted)
	}
	return (name: AccountName): number => {
		const id = found.get(wantedOf(name, drawn).key)
		if (id === undefined) throw new Error(`No account ${wantedOf(name, drawn).key}`)
		return id
	}
}

/** Opens all house accounts of a new company in advance. */
export async function openHouseAccounts(
	tx: Transaction,
	companyId: number,
	kinds: readonly HouseKind[],
) {
	const names = kinds.flatMap((kind) =>
		Array.from({ length: HOUSE_SHARDS }, (_, shard): AccountName => ({ kind, shard })),
	)
	await open(
		tx,
		companyId,
		names.map((name) => wantedOf(name, 0)),
	)
}

function wantedOf(name: AccountName, drawn: number): Wanted {
	const { kind } = name
	const none = { customerId: null, orderId: null, shard: 0, minBalance: 0 }
	if ('customerId' in name) {
		return { ...none, kind, key: `${kind}/${name.customerId}`, customerId: name.customerId }
	}
	if ('orderId' in name) {
		return { ...none, kind, key: `${kind}/${name.orderId}`, orderId: name.orderId }
	}
	const shard = name.shard ?? drawn
	return {
		...none,
		kind,
		key: `${kind}#${shard}`,
		shard,
		minBalance: unlimited.has(kind) ? null : 0,
	}
}

async function open(tx: Transaction, companyId: number, wanted: Wanted[]) {
	await tx
		.insert(account)
		.values(
			wanted.map(({ kind, customerId, orderId, shard, minBalance }) => ({
				companyId,
				kind,
				unit: unitOf(kind),
				customerId,
				orderId,
				shard,
				minBalance,
			})),
		)
		.onConflictDoNothing()
}

async function find(tx: Transaction, companyId: number, wanted: Wanted[]) {
	const rows = await tx
		.select({
			id: account.id,
			kind: account.kind,
			customerId: account.customerId,
			orderId: account.orderId,
			shard: account.shard,
		})
		.from(account)
		.where(
			and(eq(account.companyId, companyId), sql`(${sql.join(wanted.map(matches), sql` or `)})`),
		)
	return new Map(rows.map((row) => [keyOf(row), row.id]))
}

function keyOf(row: Omit<Wanted, 'key' | 'minBalance'>): string {
	const owner = row.customerId ?? row.orderId
	return owner === null ? `${row.kind}#${row.shard}` : `${row.kind}/${owner}`
}

function matches({ kind, customerId, orderId, shard }: Wanted): SQL {
	if (customerId) return sql`(${account.customerId} = ${customerId} and ${account.kind} = ${kind})`
	if (orderId) return sql`(${account.orderId} = ${orderId} and ${account.kind} = ${kind})`
	return sql`(${account.customerId} is null and ${account.orderId} is null and ${account.kind} = ${kind} and ${account.shard} = ${shard})`
}
