import {
	agentAppliedLetter,
	agentDecidedLetter,
} from './modules/programmes/agents/agent-letters.ts'
import {
	emailChangeLetter,
	emailConfirmationLetter,
	googleLinkedLetter,
	passwordChangedLetter,
	passwordResetLetter,
	registeredLetter,
} from './modules/customers/auth/account-letters.ts'
import { auditFindingsLetter } from './modules/money/audit/audit-letter.ts'
import { withdrawalStatusLetter } from './modules/money/withdrawals/withdrawal-letters.ts'
import {
	staffInvitationLetter,
	staffPasswordChangedLetter,
	staffPasswordResetLetter,
	staffTestLetter,
} from './modules/platform/staff/staff-letters.ts'
import { bankChangedLetter } from './modules/platform/bank-accounts/bank-account-letter.ts'
import type { LetterWriters } from './modules/platform/mail/writers.ts'
import { orderPlacedLetter } from './modules/sales/orders/letters/order-placed.ts'
import { orderRefundedLetter } from './modules/sales/orders/letters/order-refunded.ts'
import { orderStatusLetter } from './modules/sales/orders/letters/order-status.ts'
import {
	returnMessageLetter,
	returnRequestedLetter,
	returnStatusLetter,
} from './modules/sales/returns/return-letters.ts'

/** Every letter of the website API: each area writes its own, the platform sends them. */
export const letterWriters: LetterWriters = {
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
	'order.refunded': orderRefundedLetter,
	'return.requested': returnRequestedLetter,
	'return.status': returnStatusLetter,
	'return.message': returnMessageLetter,
	'withdrawal.status': withdrawalStatusLetter,
	'staff.test-mail': staffTestLetter,
	'staff.invitation': staffInvitationLetter,
	'staff.password-reset': staffPasswordResetLetter,
	'staff.password-changed': staffPasswordChangedLetter,
	'bank.changed': bankChangedLetter,
}
