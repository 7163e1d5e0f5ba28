import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { voucher } from '#website-api/modules/programmes/vouchers/voucher.table.ts'

type NewVoucher = Omit<typeof voucher.$inferInsert, 'companyId' | 'endsAt'>

/** Everyday vouchers, the same in every shop. Their descriptions leave out what pages state from the data. */
const everydayVouchers: NewVoucher[] = [
	{
		code: 'HEMAT10',
		title: { id: 'Diskon 10%', en: '10% off' },
		shortDescription: { id: 'Untuk semua barang di toko.', en: 'For everything in the shop.' },
		isPercentage: true,
		amount: 10,
		maximumAmount: 50_000,
		minimumSubTotal: 100_000,
		perCustomer: 5,
	},
	{
		code: 'BORONG100',
		title: { id: 'Potongan Rp 100.000', en: 'Rp 100.000 off' },
		shortDescription: { id: 'Untuk sekali belanja besar.', en: 'For one large order.' },
		amount: 100_000,
		minimumSubTotal: 1_000_000,
		quota: 500,
	},
	{
		code: 'CASHBACK5',
		title: { id: 'Cashback 5%', en: '5% cashback' },
		shortDescription: { id: 'Untuk belanja berikutnya.', en: 'Towards your next order.' },
		isCashback: true,
		isPercentage: true,
		amount: 5,
		maximumAmount: 25_000,
		minimumSubTotal: 75_000,
		perCustomer: 3,
	},
	{
		code: 'ONGKIR10',
		title: { id: 'Potongan ongkir Rp 10.000', en: 'Rp 10.000 off shipping' },
		shortDescription: { id: 'Untuk semua kurir.', en: 'For every courier.' },
		isForShipping: true,
		amount: 10_000,
		minimumSubTotal: 50_000,
		perCustomer: 10,
	},
]

/** One that only those know who were given its code. */
const privateVoucher = (code: string): NewVoucher => ({
	code: `TEMAN-${code.toUpperCase()}-7QX4M9ZKT2`,
	title: { id: 'Untuk teman toko', en: 'For friends of the shop' },
	shortDescription: {
		id: 'Diskon 20%, paling banyak Rp 75.000.',
		en: '20% off, up to Rp 75.000.',
	},
	isPrivate: true,
	isPercentage: true,
	amount: 20,
	maximumAmount: 75_000,
	quota: 1_000,
	perCustomer: 2,
})

/** Gives a shop its vouchers, valid for a year from now. */
export async function loadVouchers(tx: Transaction, companyId: number, code: string) {
	const rows = [...everydayVouchers, privateVoucher(code)]
	const endsAt = sql`now() + interval '1 year'`
	await tx.insert(voucher).values(rows.map((row) => ({ companyId, endsAt, ...row })))
}
