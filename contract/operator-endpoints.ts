import {
	AgentPlanAnswerWire,
	AgentPlanWire,
	OperatorApplicationAnswerWire,
	OperatorApplicationListWire,
	OperatorApplicationQueryWire,
	OperatorApprovalWire,
	OperatorRefusalWire,
} from './agent-application.ts'
import { OperatorOrderChangeWire } from './customer-order.ts'
import type { Endpoint } from './endpoint.ts'
import { OperatorFlashSaleListWire, OperatorFlashSaleWire } from './flash-sale.ts'
import * as imports from './import.ts'
import * as audit from './operator-audit.ts'
import {
	OperatorCommissionDecisionWire,
	OperatorCommissionReviewListWire,
} from './operator-commission.ts'
import { OperatorFileAnswerWire, OperatorFileQueryWire } from './operator-file.ts'
import * as key from './operator-key.ts'
import * as look from './operator-look.ts'
import { OperatorStatementRequestWire, OperatorStatementWire } from './operator-statement.ts'
import * as site from './operator-site.ts'
import * as voucher from './operator-voucher.ts'
import * as operator from './operator.ts'
import * as goodsReturn from './return.ts'
import * as reward from './reward.ts'
import { OperatorTierListWire, OperatorTierWire } from './tier.ts'

type Operation = Omit<Endpoint, 'access'>

/** Every call of the operator API, whose paths are below /operator/v1; who may make each is in operator-access.ts. */
export const OPERATOR_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/openapi.json',
		summary: 'This document',
		access: 'public',
		answerType: 'application/json',
	},
	{
		method: 'GET',
		path: '/docs',
		summary: 'The same for people to read',
		access: 'public',
		answerType: 'text/html',
	},
	...[
		...orders(),
		...returns(),
		...payouts(),
		...sites(),
		...content(),
		...agents(),
		...programmes(),
		...companies(),
		...keys(),
	].map(ofOperator),
]

function ofOperator(operation: Operation): Endpoint {
	const failures: Record<number, string> = { 403: "OPERATOR_FORBIDDEN: not with this key's role" }
	if (operation.path.includes('{')) failures[404] = 'Nothing of that name in a company of this key'
	if (operation.method !== 'GET')
		failures[422] = 'INVALID or SLUG_MALFORMED: errors names the fields'
	return {
		...operation,
		access: 'operator',
		failures: { ...failures, ...operation.failures },
	}
}

function orders(): Operation[] {
	const refused = { 409: 'TRANSITION_REFUSED, RETURN_OPEN or CHANGE_NEEDS_CUSTOMER' }
	const answer = operator.OperatorOrderAnswerWire
	const step = (path: string, summary: string): Operation => ({
		method: 'POST',
		path: `/orders/{number}/${path}`,
		summary,
		answer,
		failures: refused,
	})
	return [
		{
			method: 'GET',
			path: '/orders',
			summary: 'Orders, the newest first',
			query: operator.OperatorOrderQueryWire,
			answer: operator.OperatorOrderPageWire,
		},
		{ method: 'GET', path: '/orders/{number}', summary: 'One order', answer },
		{
			method: 'GET',
			path: '/orders/{number}/confirmations/{id}/proof',
			summary: 'The file that a customer sent as proof of a payment',
			answerType: '*/*',
		},
		{
			method: 'POST',
			path: '/orders/{number}/payments',
			summary: 'Records money that arrived; a repeat of a reference changes nothing',
			body: operator.OperatorPaymentWire,
			answer: operator.OperatorPaymentAnswerWire,
			failures: { 409: 'REFERENCE_USED or TRANSITION_REFUSED' },
		},
		step('confirmation-rejection', 'Rejects the payment confirmation that waits'),
		step('processing', 'Packs a paid order'),
		{
			...step('shipment', 'Hands the parcel over, with its tracking number'),
			body: operator.OperatorShipmentWire,
		},
		{ ...step('change', 'Proposes a change to the customer'), body: OperatorOrderChangeWire },
		step('delivery', 'Records the delivery'),
		step('completion', 'Completes a delivered order'),
		step('cancellation', 'Cancels an order and refunds it'),
	]
}

function returns(): Operation[] {
	const answer = goodsReturn.ReturnAnswerWire
	const step = (path: string, summary: string): Operation => ({
		method: 'POST',
		path: `/returns/{number}/${path}`,
		summary,
		answer,
		failures: { 409: 'RETURN_REFUSED or RETURN_ENDED' },
	})
	return [
		{
			method: 'GET',
			path: '/returns',
			summary: 'Returns, the newest first',
			query: goodsReturn.ReturnQueryWire,
			answer: goodsReturn.OperatorReturnPageWire,
		},
		{ method: 'GET', path: '/returns/{number}', summary: 'One return', answer },
		{
			method: 'GET',
			path: '/returns/{number}/picture/{id}',
			summary: 'A picture of a return',
			answerType: 'image/*',
		},
		step('approval', 'Approves a return'),
		{ ...step('rejection', 'Rejects a return'), body: goodsReturn.OperatorReturnRejectionWire },
		{
			...step('shipment', 'Records how the goods come back'),
			body: goodsReturn.ReturnShipmentWire,
		},
		step('receipt', 'Records that the goods came back'),
		step('refund', 'Refunds a return to the wallet'),
		{ ...step('message', 'Writes to the customer'), body: goodsReturn.ReturnMessageWire },
	]
}

function payouts(): Operation[] {
	const answer = operator.OperatorWithdrawalAnswerWire
	const refused = { 409: 'WITHDRAWAL_STATE, WITHDRAWAL_ENDED, REFERENCE_USED or PAYOUT_HELD' }
	return [
		{
			method: 'GET',
			path: '/withdrawals',
			summary: 'Withdrawals, the newest first',
			query: operator.OperatorWithdrawalQueryWire,
			answer: operator.OperatorWithdrawalListWire,
		},
		{
			method: 'POST',
			path: '/withdrawals/{id}/approval',
			summary: 'Approves a withdrawal',
			answer,
			failures: refused,
		},
		{
			method: 'POST',
			path: '/withdrawals/{id}/payout',
			summary: 'Records that the money was transferred',
			body: operator.OperatorPayoutWire,
			answer,
			failures: refused,
		},
		{
			method: 'POST',
			path: '/withdrawals/{id}/rejection',
			summary: 'Rejects a withdrawal and gives the money back',
			body: operator.OperatorWithdrawalRejectionWire,
			answer,
			failures: refused,
		},
		{
			method: 'POST',
			path: '/customers/{id}/withdrawals',
			summary: 'Requests a withdrawal for a customer',
			body: operator.OperatorWithdrawalRequestWire,
			answer,
			creates: true,
			idempotent: true,
			failures: { 409: 'WITHDRAWAL_OPEN or INSUFFICIENT_BALANCE' },
		},
		{
			method: 'GET',
			path: '/guest-refunds',
			summary: 'Money that guests get back and that was not transferred yet',
			answer: operator.OperatorGuestRefundListWire,
		},
		{
			method: 'POST',
			path: '/guest-refunds/{id}/payout',
			summary: 'Records that the money was transferred',
			body: operator.OperatorPayoutWire,
			answer: operator.OperatorGuestRefundAnswerWire,
			failures: { 409: 'REFUND_PAID, REFERENCE_USED or PAYOUT_HELD' },
		},
		{
			method: 'GET',
			path: '/commission-reviews',
			summary: 'Commissions that are held for review, the oldest first',
			answer: OperatorCommissionReviewListWire,
		},
		{
			method: 'POST',
			path: '/commission-reviews/{number}/release',
			summary: 'Releases a held commission',
			answer: OperatorCommissionDecisionWire,
			failures: { 409: 'NO_OPEN_REVIEW' },
		},
		{
			method: 'POST',
			path: '/commission-reviews/{number}/refusal',
			summary: 'Refuses a held commission',
			answer: OperatorCommissionDecisionWire,
			failures: { 409: 'NO_OPEN_REVIEW' },
		},
	]
}

function sites(): Operation[] {
	const answer = site.OperatorSiteAnswerWire
	return [
		{ method: 'GET', path: '/sites/{code}', summary: 'The settings of a site', answer },
		{
			method: 'PATCH',
			path: '/sites/{code}',
			summary: 'Changes settings of a site',
			body: site.OperatorSiteChangeWire,
			answer,
		},
		{
			method: 'POST',
			path: '/sites/{code}/pictures',
			summary: 'Keeps a picture; at most 10 MB',
			bytes: 'image/*',
			answer: site.OperatorPictureAnswerWire,
		},
		{
			method: 'PUT',
			path: '/sites/{code}/popup',
			summary: 'Shows a popup',
			body: site.OperatorPopupWire,
			answer,
		},
		{ method: 'DELETE', path: '/sites/{code}/popup', summary: 'Shows no popup', answer },
		{
			method: 'PUT',
			path: '/sites/{code}/logo',
			summary: 'Sets the logo; at most 10 MB',
			bytes: 'image/*',
			answer: look.OperatorLogoAnswerWire,
		},
		{
			method: 'DELETE',
			path: '/sites/{code}/logo',
			summary: 'Goes back to the generated logo',
			answer: look.OperatorLogoAnswerWire,
		},
		{
			method: 'GET',
			path: '/sites/{code}/footer',
			summary: "The footer's columns of links",
			answer: look.OperatorFooterAnswerWire,
		},
		{
			method: 'PUT',
			path: '/sites/{code}/footer',
			summary: 'Replaces the footer',
			body: look.OperatorFooterWire,
			answer: look.OperatorFooterAnswerWire,
		},
		{
			method: 'POST',
			path: '/sites/{code}/footer/changes',
			summary: 'Adds, removes or moves a column or a link of the footer',
			body: look.OperatorFooterChangeWire,
			answer: look.OperatorFooterAnswerWire,
		},
		{
			method: 'PUT',
			path: '/sites/{code}/products/{slug}/file',
			summary: 'The file that buyers of a digital product download',
			query: OperatorFileQueryWire,
			bytes: 'application/octet-stream',
			answer: OperatorFileAnswerWire,
			failures: { 409: 'The product is not digital' },
		},
	]
}

function content(): Operation[] {
	const change = (
		method: Operation['method'],
		path: `/${string}`,
		summary: string,
		body?: Operation['body'],
	): Operation => ({
		method,
		path: `/sites/{code}${path}`,
		summary,
		...(body && { body }),
		answer: site.OperatorChangedWire,
	})
	const list = (path: `/${string}`, summary: string, answer: Operation['answer']): Operation => ({
		method: 'GET',
		path: `/sites/{code}${path}`,
		summary,
		...(answer && { answer }),
	})
	return [
		list('/pages', 'Pages of fixed address', site.OperatorPageListWire),
		change('PUT', '/pages/{key}', 'Writes a page', site.OperatorTextWire),
		change('POST', '/pages/{key}/review', 'Marks a generated page as reviewed'),
		change('PUT', '/faq', 'Writes the questions and answers', site.OperatorFaqWire),
		list('/informations', 'Information pages', site.OperatorPageListWire),
		change('PUT', '/informations/{slug}', 'Writes an information page', site.OperatorTextWire),
		change('POST', '/informations/{slug}/review', 'Marks a generated page as reviewed'),
		change('POST', '/informations/{slug}/withdrawal', 'Takes an information page off'),
		list('/articles', 'Articles', site.OperatorArticleListWire),
		change('PUT', '/articles/{slug}', 'Writes an article', site.OperatorArticleWire),
		change('POST', '/articles/{slug}/withdrawal', 'Takes an article off'),
		change(
			'PUT',
			'/article-categories/{slug}',
			'Names a category of articles',
			site.OperatorArticleCategoryWire,
		),
		list('/banners', 'Banners', site.OperatorBannerListWire),
		change('PUT', '/banners/{slug}', 'Adds or changes a banner', look.OperatorBannerWire),
		change('PUT', '/banners/{slug}/position', 'Moves a banner', look.OperatorBannerPositionWire),
		change('POST', '/banners/{slug}/withdrawal', 'Takes a banner off'),
		change('DELETE', '/banners/{slug}/withdrawal', 'Shows a banner again'),
		{
			...list('/messages', 'Messages from the contact form', site.OperatorMessagePageWire),
			query: site.OperatorMessageQueryWire,
		},
	]
}

function agents(): Operation[] {
	return [
		{
			method: 'GET',
			path: '/sites/{code}/agents',
			summary: 'Agents',
			answer: site.OperatorAgentListWire,
		},
		{
			method: 'POST',
			path: '/sites/{code}/agents',
			summary: 'Adds an agent who needed no application',
			body: site.OperatorAgentWire,
			answer: site.OperatorAgentListWire,
			creates: true,
			failures: { 409: 'AGENT_CODE_TAKEN' },
		},
		{
			method: 'GET',
			path: '/sites/{code}/agent-applications',
			summary: 'Applications to become an agent',
			query: OperatorApplicationQueryWire,
			answer: OperatorApplicationListWire,
		},
		{
			method: 'POST',
			path: '/sites/{code}/agent-applications/{id}/approval',
			summary: 'Makes the applicant an agent',
			body: OperatorApprovalWire,
			answer: OperatorApplicationAnswerWire,
			failures: { 409: 'APPLICATION_DECIDED or AGENT_CODE_TAKEN' },
		},
		{
			method: 'POST',
			path: '/sites/{code}/agent-applications/{id}/refusal',
			summary: 'Refuses an application with a reason',
			body: OperatorRefusalWire,
			answer: OperatorApplicationAnswerWire,
			failures: { 409: 'APPLICATION_DECIDED' },
		},
		{
			method: 'GET',
			path: '/sites/{code}/agent-plan',
			summary: "Agents' prices and commissions by level",
			answer: AgentPlanAnswerWire,
		},
		{
			method: 'PUT',
			path: '/sites/{code}/agent-plan',
			summary: "Sets agents' prices and commissions by level",
			body: AgentPlanWire,
			answer: AgentPlanAnswerWire,
		},
	]
}

function programmes(): Operation[] {
	return [
		{
			method: 'GET',
			path: '/sites/{code}/flash-sales',
			summary: 'Flash sales',
			answer: OperatorFlashSaleListWire,
		},
		{
			method: 'POST',
			path: '/sites/{code}/flash-sales',
			summary: 'Plans a flash sale',
			body: OperatorFlashSaleWire,
			answer: OperatorFlashSaleListWire,
			creates: true,
		},
		{
			method: 'POST',
			path: '/sites/{code}/flash-sales/{id}/end',
			summary: 'Ends a flash sale now',
			answer: OperatorFlashSaleListWire,
			failures: { 409: 'FLASH_SALE_OVER' },
		},
		{
			method: 'GET',
			path: '/sites/{code}/tiers',
			summary: 'What each loyalty tier gives',
			answer: OperatorTierListWire,
		},
		{
			method: 'PUT',
			path: '/sites/{code}/tiers',
			summary: 'Sets what a loyalty tier gives',
			body: OperatorTierWire,
			answer: OperatorTierListWire,
		},
		{
			method: 'GET',
			path: '/sites/{code}/rewards',
			summary: 'Rewards for coins',
			answer: reward.OperatorRewardListWire,
		},
		{
			method: 'POST',
			path: '/sites/{code}/rewards',
			summary: 'Offers a reward for coins',
			body: reward.OperatorRewardWire,
			answer: reward.OperatorRewardListWire,
			creates: true,
		},
		{
			method: 'GET',
			path: '/sites/{code}/redemptions',
			summary: 'The newest 200 rewards that were taken',
			answer: reward.OperatorRedemptionListWire,
		},
		{
			method: 'POST',
			path: '/sites/{code}/redemptions/{number}/fulfilment',
			summary: 'Records that a reward was handed over',
			answer: reward.OperatorRedemptionListWire,
			failures: { 409: 'REDEMPTION_ENDED' },
		},
		{
			method: 'GET',
			path: '/sites/{code}/vouchers',
			summary: 'Vouchers',
			answer: voucher.OperatorVoucherListWire,
		},
		{
			method: 'POST',
			path: '/sites/{code}/vouchers',
			summary: 'Makes a voucher',
			body: voucher.OperatorVoucherWire,
			answer: voucher.OperatorVoucherListWire,
			creates: true,
			failures: { 409: 'VOUCHER_CODE_TAKEN' },
		},
		{
			method: 'PATCH',
			path: '/sites/{code}/vouchers/{coupon}',
			summary: 'Changes or ends a voucher',
			body: voucher.OperatorVoucherChangeWire,
			answer: voucher.OperatorVoucherListWire,
			failures: { 409: 'VOUCHER_QUOTA_BELOW_USED' },
		},
	]
}

function companies(): Operation[] {
	return [
		{
			method: 'GET',
			path: '/companies',
			summary: 'Companies of this key with their hosts',
			answer: operator.OperatorCompanyListWire,
		},
		{
			method: 'POST',
			path: '/companies',
			summary: 'Adds a company',
			body: operator.OperatorCompanyWire,
			answer: operator.OperatorCompanyAnswerWire,
			creates: true,
			failures: { 409: 'COMPANY_CODE_TAKEN or HOST_TAKEN' },
		},
		{
			method: 'POST',
			path: '/companies/{code}/domains',
			summary: 'Adds a host to a company',
			body: operator.OperatorDomainWire,
			answer: operator.OperatorCompanyAnswerWire,
			creates: true,
			failures: { 409: 'HOST_TAKEN' },
		},
		{
			method: 'POST',
			path: '/companies/{code}/defaults',
			summary: 'Adds the pages, footer and logo that a company lacks',
			answer: look.OperatorDefaultsAnswerWire,
		},
		{
			method: 'POST',
			path: '/companies/{code}/statement',
			summary: "A customer's statement",
			body: OperatorStatementRequestWire,
			answer: OperatorStatementWire,
		},
		{
			method: 'POST',
			path: '/companies/{code}/products/known',
			summary: 'Which of these products the company has',
			body: imports.ImportKnownWire,
			answer: imports.ImportKnownAnswerWire,
		},
		{
			method: 'POST',
			path: '/companies/{code}/products',
			summary: 'Imports a batch of products',
			body: imports.ImportBatchWire,
			answer: imports.ImportBatchAnswerWire,
		},
		{
			method: 'POST',
			path: '/companies/{code}/pictures',
			summary: "Keeps a product's picture; at most 10 MB",
			bytes: 'image/*',
			answer: imports.PictureAnswerWire,
		},
		{
			method: 'GET',
			path: '/audit',
			summary: 'Asks every check of the books, over all companies',
			answer: operator.OperatorAuditWire,
		},
		{
			method: 'GET',
			path: '/audit/findings',
			summary: 'Faults of the books that hold payouts',
			answer: audit.OperatorFindingListWire,
		},
		{
			method: 'POST',
			path: '/audit/findings/{id}/release',
			summary: 'Allows payouts again after a fault was put right',
			body: audit.OperatorReleaseWire,
			answer: audit.OperatorFindingAnswerWire,
			failures: { 409: 'FINDING_STANDS' },
		},
		{
			method: 'GET',
			path: '/deliveries/dead',
			summary: 'Mails and other deliveries that were given up',
			answer: operator.OperatorDeadLettersWire,
		},
		{
			method: 'POST',
			path: '/deliveries/retry',
			summary: 'Tries given-up deliveries again, one or all',
			body: operator.OperatorRetryWire,
			answer: operator.OperatorRetriedWire,
			failures: { 404: 'No such delivery' },
		},
	]
}

function keys(): Operation[] {
	return [
		{
			method: 'GET',
			path: '/keys',
			summary: 'Keys with their roles and last use',
			answer: key.OperatorKeyListWire,
		},
		{
			method: 'POST',
			path: '/keys',
			summary: 'Makes a key; its secret is shown once',
			body: key.OperatorKeyRequestWire,
			answer: key.OperatorNewKeyWire,
			creates: true,
			failures: { 404: 'COMPANY_NOT_FOUND' },
		},
		{
			method: 'POST',
			path: '/keys/{id}/revocation',
			summary: 'Revokes a key',
			answer: key.OperatorKeyAnswerWire,
			failures: { 409: "LAST_OWNER_KEY: the installation's last key of an owner" },
		},
		{
			method: 'GET',
			path: '/events',
			summary: 'What was changed with keys, the newest first',
			answer: key.OperatorEventListWire,
		},
	]
}
