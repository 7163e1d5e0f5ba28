import { agentAppliedMail, agentDecidedMail } from './modules/programmes/agents/agent.mail.ts'
import {
	emailChangeMail,
	emailChangeNoticeMail,
	emailConfirmationMail,
	googleLinkedMail,
	passwordChangedMail,
	passwordResetMail,
	registeredMail,
	signInLinkMail,
} from './modules/customers/auth/account.mail.ts'
import { flashSaleBegunMail } from './modules/customers/flash-reminders/flash-sale-begun.mail.ts'
import { watchConfirmationMail, watchFiredMail } from './modules/customers/watches/watch.mail.ts'
import { reviewAnsweredMail } from './modules/sales/reviews/review-answered.mail.ts'
import { auditFindingsMail } from './modules/money/audit/audit.mail.ts'
import {
	staffDailyMail,
	staffNoticeMail,
} from './modules/operations/staff-notices/staff-notice.mail.ts'
import { walletAdjustedMail } from './modules/money/wallet/wallet.mail.ts'
import { withdrawalStatusMail } from './modules/money/withdrawals/withdrawal.mail.ts'
import {
	staffInvitationMail,
	staffPasswordChangedMail,
	staffPasswordResetMail,
	staffTestMail,
} from './modules/platform/staff/staff.mail.ts'
import { bankChangedMail } from './modules/platform/bank-accounts/bank-account.mail.ts'
import type { MailWriters } from './modules/platform/mail/writers.ts'
import { orderCompletingMail } from './modules/sales/orders/mails/order-completing.mail.ts'
import { orderPlacedMail } from './modules/sales/orders/mails/order-placed.mail.ts'
import {
	orderGivenBackMail,
	orderPartPaidMail,
} from './modules/sales/orders/mails/order-payment.mail.ts'
import {
	orderArrivingMail,
	orderCorrectedMail,
} from './modules/sales/orders/mails/order-parcel.mail.ts'
import { orderEditedMail } from './modules/sales/order-edits/order-edited.mail.ts'
import { orderRefundedMail } from './modules/sales/orders/mails/order-refunded.mail.ts'
import { orderStatusMail } from './modules/sales/orders/mails/order-status.mail.ts'
import {
	parcelDelayedMail,
	parcelUnassignedMail,
	parcelDeliveredMail,
	parcelNumberedMail,
	parcelSentMail,
} from './modules/sales/parcels/parcel.mail.ts'
import {
	returnMessageMail,
	returnRequestedMail,
	returnStatusMail,
} from './modules/sales/returns/return.mail.ts'

/** All mail writers of the website API: each area writes its mails, the platform sends them. */
export const mailWriters: MailWriters = {
	'customer.registered': registeredMail,
	'customer.password-reset': passwordResetMail,
	'customer.sign-in-link': signInLinkMail,
	'customer.password-changed': passwordChangedMail,
	'customer.email-change': emailChangeMail,
	'customer.email-change-notice': emailChangeNoticeMail,
	'customer.email-confirmation': emailConfirmationMail,
	'customer.google-linked': googleLinkedMail,
	'audit.findings': auditFindingsMail,
	'watch.confirmation': watchConfirmationMail,
	'watch.fired': watchFiredMail,
	'flash-sale.begun': flashSaleBegunMail,
	'review.answered': reviewAnsweredMail,
	'agent.applied': agentAppliedMail,
	'agent.decided': agentDecidedMail,
	'order.placed': orderPlacedMail,
	'order.status': orderStatusMail,
	'order.completing': orderCompletingMail,
	'order.refunded': orderRefundedMail,
	'order.part-paid': orderPartPaidMail,
	'order.arriving': orderArrivingMail,
	'order.corrected': orderCorrectedMail,
	'order.edited': orderEditedMail,
	'order.given-back': orderGivenBackMail,
	'parcel.sent': parcelSentMail,
	'parcel.delivered': parcelDeliveredMail,
	'parcel.numbered': parcelNumberedMail,
	'parcel.delayed': parcelDelayedMail,
	'parcel.unassigned': parcelUnassignedMail,
	'return.requested': returnRequestedMail,
	'return.status': returnStatusMail,
	'return.message': returnMessageMail,
	'withdrawal.status': withdrawalStatusMail,
	'wallet.adjusted': walletAdjustedMail,
	'staff.notice': staffNoticeMail,
	'staff.daily': staffDailyMail,
	'staff.test-mail': staffTestMail,
	'staff.invitation': staffInvitationMail,
	'staff.password-reset': staffPasswordResetMail,
	'staff.password-changed': staffPasswordChangedMail,
	'bank.changed': bankChangedMail,
}
