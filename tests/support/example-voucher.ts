import { type Database, inTransaction } from '#website-api/db/database.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { sql } from 'drizzle-orm'
import { voucher, type VoucherRow } from '#website-api/modules/programmes/vouchers/voucher.table.ts'

type Terms = Partial<Omit<typeof voucher.$inferInsert, 'companyId'>> & { code: string }

/** Creates a voucher of a company that is valid now: Rp 20,000 off, unless overridden. */
export async function exampleVoucher(
	db: Database,
	companyId: number,
	terms: Terms,
): Promise<VoucherRow> {
	const texts = { id: terms.code, en: terms.code }
	const [row] = await db
		.insert(voucher)
		.values({
			companyId,
			title: texts,
			shortDescription: texts,
			amount: 20_000,
			endsAt: sql`now() + interval '1 day'`,
			...terms,
		})
		.returning()
	if (!row) throw new Error('No voucher')
	return row
}

/** Adds coins to a customer. */
export async function grantCoins(
	db: Database,
	companyId: number,
	customerId: string,
	amount: number,
) {
	await inTransaction(db, (tx) =>
		post(tx, companyId, [
			{
				from: { kind: 'coin_grant' },
				to: { kind: 'coins', customerId },
				amount,
				reason: 'granted',
				dedupeKey: `granted:${customerId}`,
			},
		]),
	)
}
