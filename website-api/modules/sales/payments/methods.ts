import { eq, sql } from 'drizzle-orm'
import { OFFERED_PAYMENT_METHODS } from '#contract/payment.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import type { BankSnapshot } from '#website-api/modules/sales/orders/order.table.ts'

/** What a company takes payments by: its static QRIS, and the accounts for transfers. */
type Payees = { qris: string | null; banks: BankSnapshot[] }
/** What an order keeps of where it is paid to. */
type PaymentDetails = { bank: BankSnapshot | null; qris: string | null }

type PaymentMethod = {
	/** Accounts to choose from, none where there is nothing to choose; null: the company does not take it. */
	accounts(payees: Payees): BankSnapshot[] | null
	/** 422 on BANK_CODE. */
	details(payees: Payees, bankCode: string | undefined): PaymentDetails
}
export type OfferedMethod = (typeof OFFERED_PAYMENT_METHODS)[number]

/**
 * Every way that a company may take money; its name is the message of the same key, what a mail says of it the one
 * with `PAY_BY_` before it.
 */
const methods: Record<OfferedMethod, PaymentMethod> = {
	BANK_TRANSFER: {
		accounts: ({ banks }) => (banks.length > 0 ? banks : null),
		details({ banks }, bankCode) {
			const bank = banks.find(({ code }) => code === bankCode)
			if (!bank) throw fieldProblem('BANK_CODE', { message: 'BANK_UNKNOWN' })
			return { bank, qris: null }
		},
	},
	QRIS: {
		accounts: ({ qris }) => (qris === null ? null : []),
		details: ({ qris }) => ({ bank: null, qris }),
	},
}

/** The ways a company takes money now, each with its accounts. */
export async function offeredMethods(db: Queryable, companyId: number) {
	const payees = await payeesOf(db, companyId)
	return OFFERED_PAYMENT_METHODS.flatMap((method) => {
		const accounts = methods[method].accounts(payees)
		return accounts === null ? [] : [{ method, accounts }]
	})
}

/** What an order that is paid this way keeps, as it is now. 422 on BANK_CODE or PAYMENT_METHOD. */
export async function paymentDetails(
	db: Queryable,
	companyId: number,
	method: OfferedMethod,
	bankCode: string | undefined,
): Promise<PaymentDetails> {
	const payees = await payeesOf(db, companyId)
	// A transfer says what is wrong by its account.
	if (method !== 'BANK_TRANSFER' && methods[method].accounts(payees) === null) {
		throw fieldProblem('PAYMENT_METHOD', { message: 'PAYMENT_METHOD_UNKNOWN' })
	}
	return methods[method].details(payees, bankCode)
}

/** What a payment confirmation of an order names as the account that was paid to. */
export function payeeOf(order: { bank: BankSnapshot | null; paymentMethod: string }): string {
	return order.bank?.code ?? order.paymentMethod
}

async function payeesOf(db: Queryable, companyId: number): Promise<Payees> {
	const [row] = await db
		.select({
			qris: company.qris,
			banks: sql<BankSnapshot[]>`(
				select coalesce(json_agg(json_build_object('code', code, 'name', name, 'number', account_number,
					'holder', account_holder) order by position, code), '[]')
				from company_bank where company_id = ${companyId} and is_active)`,
		})
		.from(company)
		.where(eq(company.id, companyId))
	if (!row) throw new Error(`No company ${companyId}`)
	return row
}
