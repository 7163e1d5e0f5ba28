import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { BANKS } from '#contract/bank.ts'
import { WITHDRAWAL_STATUSES } from '#contract/withdrawal.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { mailText, type MailText } from '#website-api/i18n/mail-text.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import { companyDomain } from '#website-api/modules/platform/companies/company.table.ts'
import { findCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import { withdrawalCode } from './withdrawal-list.queries.ts'
import { withdrawal, withdrawalEnd } from './withdrawal.table.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'

const Moved = z.object({
	withdrawalId: z.uuid(),
	/** RETURNED: the bank sent the money back after it was paid. */
	to: z.enum([...WITHDRAWAL_STATUSES, 'RETURNED']),
})
const banks = new Map<string, string>(Object.entries(BANKS))
const steps = {
	REQUESTED: 'requested',
	APPROVED: 'approved',
	PAID: 'paid',
	REJECTED: 'rejected',
	RETURNED: 'returned',
} as const
const histories = {
	wallet: '/profile/wallet/history-withdraw',
	affiliate: '/profile/affiliate/history-withdraw',
	agent: '/profile/agen/history-withdraw',
} as const

/** Mail about a withdrawal's status: requested, approved, paid, rejected with the reason, or sent back. */
export async function withdrawalStatusMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { withdrawalId, to } = Moved.parse(payload)
	const { companyId } = scope
	const [found] = await db
		.select({ row: withdrawal, end: withdrawalEnd })
		.from(withdrawal)
		.leftJoin(
			withdrawalEnd,
			and(
				eq(withdrawalEnd.companyId, withdrawal.companyId),
				eq(withdrawalEnd.withdrawalId, withdrawal.id),
			),
		)
		.where(and(eq(withdrawal.companyId, companyId), eq(withdrawal.id, withdrawalId)))
	if (!found) return null
	const { row, end } = found
	const customer = await findCustomer(db, { companyId, customerId: row.customerId })
	if (!customer) return null
	const { locale } = customer
	const code = withdrawalCode(row.id)
	const values = { shop: scope.shop, code, amount: mailRupiah(row.amount) }
	const t = (key: MailText) => mailText(locale, key, values)
	const step = steps[to]
	const account = `${banks.get(row.bank.code) ?? row.bank.code} •••• ${row.bank.number.slice(-4)}`
	return {
		to: customer.email,
		locale,
		content: {
			name: customer.name,
			subject: t(`withdrawal.${step}.subject`),
			paragraphs: [t(`withdrawal.${step}.text`)],
			rows: [
				{ label: t('withdrawal.row.code'), value: code },
				{ label: t('withdrawal.row.account'), value: account },
				...(to === 'PAID' && end?.reference
					? [{ label: t('withdrawal.row.reference'), value: end.reference }]
					: []),
				...(to === 'REJECTED' && end?.reason
					? [{ label: t('withdrawal.row.reason'), value: end.reason }]
					: []),
				{ label: t('withdrawal.row.amount'), value: mailRupiah(row.amount), isTotal: true },
			],
			button: {
				label: t('withdrawal.button'),
				href: scope.page(await hostOf(db, companyId), locale, histories[row.source]),
			},
		},
	}
}

async function hostOf(db: Queryable, companyId: number): Promise<string> {
	const [domain] = await db
		.select({ host: companyDomain.host })
		.from(companyDomain)
		.where(eq(companyDomain.companyId, companyId))
		.orderBy(asc(companyDomain.position), asc(companyDomain.host))
		.limit(1)
	return domain?.host ?? 'localhost'
}
