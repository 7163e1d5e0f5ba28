import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { AddressedLetter } from './letter.ts'
import {
	emailChangeLetter,
	emailConfirmationLetter,
	googleLinkedLetter,
	passwordChangedLetter,
	passwordResetLetter,
	registeredLetter,
} from '#website-api/modules/customers/auth/account-letters.ts'
import {
	agentAppliedLetter,
	agentDecidedLetter,
} from '#website-api/modules/programmes/agents/agent-letters.ts'
import { auditFindingsLetter } from '#website-api/modules/money/audit/audit-letter.ts'
import { orderPlacedLetter } from '#website-api/modules/sales/orders/letters/order-placed.ts'
import { orderStatusLetter } from '#website-api/modules/sales/orders/letters/order-status.ts'
import {
	returnMessageLetter,
	returnRequestedLetter,
	returnStatusLetter,
} from '#website-api/modules/sales/returns/return-letters.ts'
import { withdrawalStatusLetter } from '#website-api/modules/money/withdrawals/withdrawal-letters.ts'

/** What a letter is written with, besides what its announcement says. */
export type WriterScope = {
	companyId: number
	/** The shop's name. */
	shop: string
	secret: string
	/** Who looks after the installation. */
	adminEmail?: string | undefined
	/** The address of one of the shop's pages. */
	page: (host: string, locale: Locale, path: `/${string}`) => string
}

/** Writes the letter of an announcement from what the database says now; null: nobody is to be told. */
export type LetterWriter = (
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
) => Promise<AddressedLetter | null>

/** The letters, by the topic of what is announced; other topics mean no mail. */
export const letterWriters: Record<string, LetterWriter> = {
	'customer.registered': registeredLetter,
	'customer.password-reset': passwordResetLetter,
	'customer.password-changed': passwordChangedLetter,
	'customer.email-change': emailChangeLetter,
	'customer.email-confirmation': emailConfirmationLetter,
	'customer.google-linked': googleLinkedLetter,
	'audit.findings': auditFindingsLetter,
	'agent.applied': agentAppliedLetter,
	'agent.decided': agentDecidedLetter,
	'order.placed': orderPlacedLetter,
	'order.status': orderStatusLetter,
	'return.requested': returnRequestedLetter,
	'return.status': returnStatusLetter,
	'return.message': returnMessageLetter,
	'withdrawal.status': withdrawalStatusLetter,
}
