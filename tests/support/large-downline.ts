import { randomUUID } from 'node:crypto'
import type { Database } from '#website-api/db/database.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import type { ExampleShop } from './example-shop.ts'

const atOnce = 1_000
/** How many customers each member referred. */
const referralsPerMember = 10

/** Creates members below a customer, each referring ten: four levels for ten thousand. Codes from M00001 on. */
export async function largeDownline(
	db: Database,
	{ companyId }: ExampleShop,
	topId: string,
	count: number,
) {
	const ids = [topId, ...Array.from({ length: count }, () => randomUUID())]
	const rows = ids.slice(1).map((id, at) => ({
		companyId,
		id,
		branchId: ids[Math.floor(at / referralsPerMember)] ?? topId,
		code: `M${String(at + 1).padStart(5, '0')}`,
		name: `Anggota Rahasia ${String.fromCharCode(65 + (at % 26))}dam`,
		email: `m${at + 1}@contoh.id`,
		phone: `+62813${String(at + 1).padStart(8, '0')}`,
	}))
	for (let at = 0; at < rows.length; at += atOnce) {
		await db.insert(customer).values(rows.slice(at, at + atOnce))
	}
}
