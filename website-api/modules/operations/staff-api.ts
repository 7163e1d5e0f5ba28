import { Hono } from 'hono'
import { routesOf } from '#website-api/http/answer.ts'
import { importAnswers } from '#website-api/modules/catalog/imports/imports.staff.ts'
import { companyAnswers } from './companies/companies.staff.ts'
import {
	announceDryRun,
	dryRun,
} from '#website-api/modules/platform/operator-api/dry-run.command.ts'
import {
	type OperatorApiEnv,
	requireCaller,
	requireOwnCompany,
} from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { agentStaffAnswers } from '#website-api/modules/programmes/agents/agents.staff.ts'
import { agentApplicationStaffAnswers } from '#website-api/modules/programmes/agent-applications/agent-applications.staff.ts'
import { auditAnswers } from '#website-api/modules/money/audit/audit.staff.ts'
import { commissionReviewAnswers } from '#website-api/modules/programmes/affiliates/commission-reviews.staff.ts'
import { shopBankAnswers } from '#website-api/modules/platform/bank-accounts/bank-accounts.staff.ts'
import { payoutAccountAnswers } from '#website-api/modules/platform/gateways/payouts/payout-accounts.staff.ts'
import { paymentAccountAnswers } from '#website-api/modules/platform/gateways/accounts/payment-accounts.staff.ts'
import { bankStatementAnswers } from '#website-api/modules/sales/statements/statements.staff.ts'
import { redirectAnswers } from '#website-api/modules/site/addresses/redirects.staff.ts'
import { articleStaffAnswers } from '#website-api/modules/site/articles/articles.staff.ts'
import { informationAnswers, pageAnswers } from '#website-api/modules/site/content/content.staff.ts'
import { deliveryAnswers } from '#website-api/modules/platform/outbox/deliveries.staff.ts'
import { productFileAnswers } from '#website-api/modules/sales/customer-orders/product-files.staff.ts'
import { flashSaleStaffAnswers } from '#website-api/modules/catalog/flash-sales/flash-sales.staff.ts'
import { operatorKeyAnswers } from '#website-api/modules/platform/operator-api/operator-keys.staff.ts'
import { lookAnswers } from '#website-api/modules/site/settings/look.staff.ts'
import { orderStaffAnswers } from '#website-api/modules/sales/orders/orders.staff.ts'
import { orderWorkAnswers } from '#website-api/modules/sales/orders/order-work.staff.ts'
import { labelSizeAnswers } from '#website-api/modules/sales/orders/label-size.staff.ts'
import { orderViewAnswers } from '#website-api/modules/sales/orders/order-views.staff.ts'
import { productStaffAnswers } from '#website-api/modules/catalog/products/products.staff.ts'
import { productImportAnswers } from '#website-api/modules/catalog/imports/product-imports.staff.ts'
import { productExportAnswers } from '#website-api/modules/catalog/exports/product-export.staff.ts'
import { categoryStaffAnswers } from '#website-api/modules/catalog/products/categories.staff.ts'
import { productEditorAnswers } from '#website-api/modules/catalog/products/product-editor.staff.ts'
import { synonymStaffAnswers } from '#website-api/modules/catalog/search/synonyms.staff.ts'
import { customerStaffAnswers } from './customers/customers.staff.ts'
import { dashboardStaffAnswers } from './dashboard/dashboard.staff.ts'
import { staffNoticeAnswers } from './staff-notices/staff-notices.staff.ts'
import { reportStaffAnswers } from './reports/reports.staff.ts'
import { guestRefundAnswers } from '#website-api/modules/sales/payments/guest-refunds.staff.ts'
import { orderCorrectionAnswers } from '#website-api/modules/sales/orders/correct/corrections.staff.ts'
import { orderEditAnswers } from '#website-api/modules/sales/order-edits/order-edits.staff.ts'
import { orderDraftAnswers } from '#website-api/modules/sales/order-drafts/drafts.staff.ts'
import { paymentLinkStaffAnswers } from '#website-api/modules/sales/order-drafts/payment-links.staff.ts'
import { priceLimitAnswers } from '#website-api/modules/sales/order-drafts/price-limits.staff.ts'
import { providerMessageAnswers } from '#website-api/modules/sales/payment-attempts/provider-messages.staff.ts'
import { orderPaymentAnswers } from '#website-api/modules/sales/payments/order-payments.staff.ts'
import { waiverLimitAnswers } from '#website-api/modules/sales/payments/shortfall/shortfall-limits.staff.ts'
import { instantAnswers } from '#website-api/modules/sales/couriers/instant/instant.staff.ts'
import { codAnswers } from '#website-api/modules/sales/cash-on-delivery/cod.staff.ts'
import { bookingAnswers } from '#website-api/modules/sales/couriers/booking/bookings.staff.ts'
import { courierAccountAnswers } from '#website-api/modules/sales/couriers/accounts/courier-accounts.staff.ts'
import { parcelAnswers } from '#website-api/modules/sales/parcels/parcels.staff.ts'
import { payoutAnswers } from '#website-api/modules/sales/payouts/payouts.staff.ts'
import { payoutBatchAnswers } from '#website-api/modules/sales/payouts/payout-batches.staff.ts'
import { reversalAnswers } from '#website-api/modules/sales/payment-attempts/reversals.staff.ts'
import { reconciliationAnswers } from '#website-api/modules/sales/reconciliation/reconciliations.staff.ts'
import { returnStaffAnswers } from '#website-api/modules/sales/returns/returns.staff.ts'
import { reviewStaffAnswers } from '#website-api/modules/sales/reviews/reviews.staff.ts'
import { rewardStaffAnswers } from '#website-api/modules/programmes/rewards/rewards.staff.ts'
import { readinessAnswers } from './companies/readiness.staff.ts'
import { shippingStaffAnswers } from '#website-api/modules/sales/shipping/shipping.staff.ts'
import { siteStaffAnswers } from '#website-api/modules/site/settings/site.staff.ts'
import { voucherStaffAnswers } from '#website-api/modules/programmes/vouchers/vouchers.staff.ts'
import { regionStaffAnswers } from '#website-api/modules/platform/regions/region.routes.ts'
import { setupLinkAnswers, setupRoutes } from '#website-api/modules/platform/setup/setup.staff.ts'
import { staffMemberAnswers } from '#website-api/modules/platform/staff/staff-members.staff.ts'
import { staffSessionAnswers } from '#website-api/modules/platform/staff/staff-session.staff.ts'
import { staffSignInRoutes } from '#website-api/modules/platform/staff/staff-sign-in.staff.ts'
import { walletStaffAnswers } from '#website-api/modules/money/wallet/wallets.staff.ts'
import { withdrawalStaffAnswers } from '#website-api/modules/money/withdrawals/withdrawals.staff.ts'
import { contactMessageAnswers } from '#website-api/modules/site/contact/contact.staff.ts'
import { bannerAnswers } from '#website-api/modules/site/banners/banners.staff.ts'
import { homeStaffAnswers } from '#website-api/modules/site/home/home.staff.ts'
import { popupAnswers } from '#website-api/modules/site/settings/popup.staff.ts'
import { readReports } from '#website-api/modules/platform/operator-api/read-reports.ts'
import { recordChange } from '#website-api/modules/platform/operator-api/record-change.command.ts'

/** The operator API for staff, mounted at /operator/v1, with separate keys and sessions. */
export const operatorRoutes = new Hono<OperatorApiEnv>()
	.use(announceDryRun)
	.route('/', staffSignInRoutes)
	.route('/', setupRoutes)
	.use(requireCaller)
	.use(dryRun)
	.use(recordChange)
	.use(readReports)
	.route('/', routesOf(orderStaffAnswers))
	.route('/', routesOf(orderPaymentAnswers))
	.route('/', routesOf(providerMessageAnswers))
	.route('/', routesOf(orderCorrectionAnswers))
	.route('/', routesOf(parcelAnswers))
	.route('/', routesOf(codAnswers))
	.route('/', routesOf(instantAnswers))
	.route('/', routesOf(orderEditAnswers))
	.route('/', routesOf(orderDraftAnswers))
	.route('/', routesOf(paymentLinkStaffAnswers))
	.route('/', routesOf(priceLimitAnswers))
	.route('/', routesOf(waiverLimitAnswers))
	.route('/', routesOf(returnStaffAnswers))
	.route('/', routesOf(deliveryAnswers))
	.route('/', routesOf(withdrawalStaffAnswers))
	.route('/', routesOf(walletStaffAnswers))
	.route('/', routesOf(customerStaffAnswers))
	.route('/', routesOf(commissionReviewAnswers))
	.route('/', routesOf(guestRefundAnswers))
	.route('/', routesOf(reversalAnswers))
	.route('/', routesOf(payoutAnswers))
	.route('/', routesOf(payoutBatchAnswers))
	.route('/', routesOf(reconciliationAnswers))
	.use('/sites/:code/*', requireOwnCompany)
	.route('/', routesOf(siteStaffAnswers))
	.route('/', routesOf(productFileAnswers))
	.route('/', routesOf(pageAnswers))
	.route('/', routesOf(informationAnswers))
	.route('/', routesOf(articleStaffAnswers))
	.route('/', routesOf(redirectAnswers))
	.route('/', routesOf(lookAnswers))
	.route('/', routesOf(bannerAnswers))
	.route('/', routesOf(homeStaffAnswers))
	.route('/', routesOf(popupAnswers))
	.route('/', routesOf(shippingStaffAnswers))
	.route('/', routesOf(readinessAnswers))
	.route('/', routesOf(agentStaffAnswers))
	.route('/', routesOf(contactMessageAnswers))
	.route('/', routesOf(flashSaleStaffAnswers))
	.route('/', routesOf(agentApplicationStaffAnswers))
	.route('/', routesOf(rewardStaffAnswers))
	.route('/', routesOf(voucherStaffAnswers))
	.use('/companies/:code/*', requireOwnCompany)
	.route('/', routesOf(companyAnswers))
	.route('/', routesOf(operatorKeyAnswers))
	.route('/', routesOf(orderWorkAnswers))
	.route('/', routesOf(dashboardStaffAnswers))
	.route('/', routesOf(staffNoticeAnswers))
	.route('/', routesOf(orderViewAnswers))
	.route('/', routesOf(labelSizeAnswers))
	.route('/', routesOf(reportStaffAnswers))
	.route('/', routesOf(shopBankAnswers))
	.route('/', routesOf(paymentAccountAnswers))
	.route('/', routesOf(payoutAccountAnswers))
	.route('/', routesOf(courierAccountAnswers))
	.route('/', routesOf(bookingAnswers))
	.route('/', routesOf(bankStatementAnswers))
	.route('/', routesOf(productStaffAnswers))
	.route('/', routesOf(productEditorAnswers))
	.route('/', routesOf(categoryStaffAnswers))
	.route('/', routesOf(synonymStaffAnswers))
	.route('/', routesOf(reviewStaffAnswers))
	.route('/', routesOf(productImportAnswers))
	.route('/', routesOf(productExportAnswers))
	.route('/', routesOf(staffSessionAnswers))
	.route('/', routesOf(staffMemberAnswers))
	.route('/', routesOf(setupLinkAnswers))
	.route('/', routesOf(regionStaffAnswers))
	.route('/', routesOf(auditAnswers))
	.route('/', routesOf(importAnswers))
