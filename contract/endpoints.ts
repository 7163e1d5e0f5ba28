// Written by `npm run endpoints`; do not edit.
import { type Endpoint, endpointsIn, staffEndpointsIn } from './endpoint.ts'
import * as account from './account.ts'
import * as address from './address.ts'
import * as affiliate from './affiliate.ts'
import * as agentAccount from './agent-account.ts'
import * as agentApplication from './agent-application.ts'
import * as agent from './agent.ts'
import { API_ACCESS_ENDPOINTS } from './api-access.ts'
import * as article from './article.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as bankLine from './bank-line.ts'
import * as bankPayout from './bank-payout.ts'
import * as bankStatement from './bank-statement.ts'
import * as bank from './bank.ts'
import { DOWNLOAD_ENDPOINTS } from './bought-file.ts'
import * as boughtFile from './bought-file.ts'
import * as cart from './cart.ts'
import * as category from './category.ts'
import * as chatReading from './chat-reading.ts'
import * as click from './click.ts'
import * as codRemittance from './cod-remittance.ts'
import * as codSetting from './cod-setting.ts'
import * as commissionReview from './commission-review.ts'
import * as company from './company.ts'
import * as contactMessage from './contact-message.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import * as courierAccount from './courier-account.ts'
import * as courierPush from './courier-push.ts'
import * as customerOrderStep from './customer-order-step.ts'
import * as customerOrder from './customer-order.ts'
import * as customerStatement from './customer-statement.ts'
import * as customer from './customer.ts'
import * as dashboard from './dashboard.ts'
import { DOCS_ENDPOINTS } from './docs.ts'
import * as downline from './downline.ts'
import * as editedArticle from './edited-article.ts'
import * as editedBanner from './edited-banner.ts'
import * as editedCategory from './edited-category.ts'
import * as editedFooter from './edited-footer.ts'
import * as editedInformation from './edited-information.ts'
import * as editedPicture from './edited-picture.ts'
import * as editedProduct from './edited-product.ts'
import * as editedReward from './edited-reward.ts'
import * as editedSite from './edited-site.ts'
import * as editedText from './edited-text.ts'
import * as editedVoucher from './edited-voucher.ts'
import * as failedDelivery from './failed-delivery.ts'
import * as feed from './feed.ts'
import * as flashSalePlan from './flash-sale-plan.ts'
import * as flashSale from './flash-sale.ts'
import * as google from './google.ts'
import * as guestOrder from './guest-order.ts'
import * as homeComposition from './home-composition.ts'
import * as home from './home.ts'
import * as importContract from './import.ts'
import * as instantSetting from './instant-setting.ts'
import * as labelSize from './label-size.ts'
import * as liabilitiesReport from './liabilities-report.ts'
import * as movedAddress from './moved-address.ts'
import * as notification from './notification.ts'
import * as onlinePayment from './online-payment.ts'
import * as operatorEvent from './operator-event.ts'
import * as operatorKey from './operator-key.ts'
import { OPERATOR_DOCS_ENDPOINTS } from './operator/docs.ts'
import * as orderBatch from './order-batch.ts'
import * as orderCorrection from './order-correction.ts'
import * as orderDraft from './order-draft.ts'
import * as orderEdit from './order-edit.ts'
import * as orderList from './order-list.ts'
import * as orderNote from './order-note.ts'
import * as orderPayment from './order-payment.ts'
import * as orderReview from './order-review.ts'
import * as orderStep from './order-step.ts'
import * as orderView from './order-view.ts'
import * as pageChange from './page-change.ts'
import * as parcelBooking from './parcel-booking.ts'
import * as parcelStep from './parcel-step.ts'
import * as password from './password.ts'
import * as paymentAccount from './payment-account.ts'
import * as paymentLink from './payment-link.ts'
import * as paymentReversal from './payment-reversal.ts'
import * as payment from './payment.ts'
import * as payoutAccount from './payout-account.ts'
import * as payoutBatch from './payout-batch.ts'
import * as payout from './payout.ts'
import * as priceLimit from './price-limit.ts'
import * as productFile from './product-file.ts'
import * as productImport from './product-import.ts'
import * as productListing from './product-listing.ts'
import * as productLists from './product-lists.ts'
import * as productParts from './product-parts.ts'
import * as product from './product.ts'
import * as providerMessage from './provider-message.ts'
import * as providerNotification from './provider-notification.ts'
import * as quote from './quote.ts'
import * as readiness from './readiness.ts'
import * as reconciliation from './reconciliation.ts'
import * as redirect from './redirect.ts'
import * as region from './region.ts'
import * as returnStep from './return-step.ts'
import * as returnContract from './return.ts'
import * as review from './review.ts'
import * as reward from './reward.ts'
import * as salesReport from './sales-report.ts'
import * as setup from './setup.ts'
import * as shippingSettings from './shipping-settings.ts'
import * as shipping from './shipping.ts'
import * as shopBank from './shop-bank.ts'
import * as shortfall from './shortfall.ts'
import * as shownOrder from './shown-order.ts'
import * as site from './site.ts'
import * as staffAgent from './staff-agent.ts'
import * as staffApplication from './staff-application.ts'
import * as staffMember from './staff-member.ts'
import * as staffNotice from './staff-notice.ts'
import * as staffOrder from './staff-order.ts'
import * as staffReturn from './staff-return.ts'
import * as staffSession from './staff-session.ts'
import * as staffSignIn from './staff-sign-in.ts'
import * as statement from './statement.ts'
import * as stockReport from './stock-report.ts'
import * as stockedProduct from './stocked-product.ts'
import * as synonym from './synonym.ts'
import * as tier from './tier.ts'
import * as variantChange from './variant-change.ts'
import * as voucher from './voucher.ts'
import * as walletAdjustment from './wallet-adjustment.ts'
import * as watch from './watch.ts'
import * as wishlist from './wishlist.ts'
import * as withdrawal from './withdrawal.ts'

/** Every call the website API answers under /v1, each declared beside its schemas; the OpenAPI document is made from it. */
export const ENDPOINTS: Endpoint[] = [
	...API_ACCESS_ENDPOINTS,
	...DOWNLOAD_ENDPOINTS,
	...DOCS_ENDPOINTS,
	...endpointsIn(account),
	...endpointsIn(address),
	...endpointsIn(affiliate),
	...endpointsIn(agentAccount),
	...endpointsIn(agentApplication),
	...endpointsIn(agent),
	...endpointsIn(article),
	...endpointsIn(audit),
	...endpointsIn(auth),
	...endpointsIn(bankLine),
	...endpointsIn(bankPayout),
	...endpointsIn(bankStatement),
	...endpointsIn(bank),
	...endpointsIn(boughtFile),
	...endpointsIn(cart),
	...endpointsIn(category),
	...endpointsIn(chatReading),
	...endpointsIn(click),
	...endpointsIn(codRemittance),
	...endpointsIn(codSetting),
	...endpointsIn(commissionReview),
	...endpointsIn(company),
	...endpointsIn(contactMessage),
	...endpointsIn(contact),
	...endpointsIn(content),
	...endpointsIn(courierAccount),
	...endpointsIn(courierPush),
	...endpointsIn(customerOrderStep),
	...endpointsIn(customerOrder),
	...endpointsIn(customerStatement),
	...endpointsIn(customer),
	...endpointsIn(dashboard),
	...endpointsIn(downline),
	...endpointsIn(editedArticle),
	...endpointsIn(editedBanner),
	...endpointsIn(editedCategory),
	...endpointsIn(editedFooter),
	...endpointsIn(editedInformation),
	...endpointsIn(editedPicture),
	...endpointsIn(editedProduct),
	...endpointsIn(editedReward),
	...endpointsIn(editedSite),
	...endpointsIn(editedText),
	...endpointsIn(editedVoucher),
	...endpointsIn(failedDelivery),
	...endpointsIn(feed),
	...endpointsIn(flashSalePlan),
	...endpointsIn(flashSale),
	...endpointsIn(google),
	...endpointsIn(guestOrder),
	...endpointsIn(homeComposition),
	...endpointsIn(home),
	...endpointsIn(importContract),
	...endpointsIn(instantSetting),
	...endpointsIn(labelSize),
	...endpointsIn(liabilitiesReport),
	...endpointsIn(movedAddress),
	...endpointsIn(notification),
	...endpointsIn(onlinePayment),
	...endpointsIn(operatorEvent),
	...endpointsIn(operatorKey),
	...endpointsIn(orderBatch),
	...endpointsIn(orderCorrection),
	...endpointsIn(orderDraft),
	...endpointsIn(orderEdit),
	...endpointsIn(orderList),
	...endpointsIn(orderNote),
	...endpointsIn(orderPayment),
	...endpointsIn(orderReview),
	...endpointsIn(orderStep),
	...endpointsIn(orderView),
	...endpointsIn(pageChange),
	...endpointsIn(parcelBooking),
	...endpointsIn(parcelStep),
	...endpointsIn(password),
	...endpointsIn(paymentAccount),
	...endpointsIn(paymentLink),
	...endpointsIn(paymentReversal),
	...endpointsIn(payment),
	...endpointsIn(payoutAccount),
	...endpointsIn(payoutBatch),
	...endpointsIn(payout),
	...endpointsIn(priceLimit),
	...endpointsIn(productFile),
	...endpointsIn(productImport),
	...endpointsIn(productListing),
	...endpointsIn(productLists),
	...endpointsIn(productParts),
	...endpointsIn(product),
	...endpointsIn(providerMessage),
	...endpointsIn(providerNotification),
	...endpointsIn(quote),
	...endpointsIn(readiness),
	...endpointsIn(reconciliation),
	...endpointsIn(redirect),
	...endpointsIn(region),
	...endpointsIn(returnStep),
	...endpointsIn(returnContract),
	...endpointsIn(review),
	...endpointsIn(reward),
	...endpointsIn(salesReport),
	...endpointsIn(setup),
	...endpointsIn(shippingSettings),
	...endpointsIn(shipping),
	...endpointsIn(shopBank),
	...endpointsIn(shortfall),
	...endpointsIn(shownOrder),
	...endpointsIn(site),
	...endpointsIn(staffAgent),
	...endpointsIn(staffApplication),
	...endpointsIn(staffMember),
	...endpointsIn(staffNotice),
	...endpointsIn(staffOrder),
	...endpointsIn(staffReturn),
	...endpointsIn(staffSession),
	...endpointsIn(staffSignIn),
	...endpointsIn(statement),
	...endpointsIn(stockReport),
	...endpointsIn(stockedProduct),
	...endpointsIn(synonym),
	...endpointsIn(tier),
	...endpointsIn(variantChange),
	...endpointsIn(voucher),
	...endpointsIn(walletAdjustment),
	...endpointsIn(watch),
	...endpointsIn(wishlist),
	...endpointsIn(withdrawal),
]

/** Every call of the operator API, under /operator/v1; who may make each is declared with it. */
export const OPERATOR_ENDPOINTS: Endpoint[] = [
	...OPERATOR_DOCS_ENDPOINTS,
	...staffEndpointsIn(account),
	...staffEndpointsIn(address),
	...staffEndpointsIn(affiliate),
	...staffEndpointsIn(agentAccount),
	...staffEndpointsIn(agentApplication),
	...staffEndpointsIn(agent),
	...staffEndpointsIn(article),
	...staffEndpointsIn(audit),
	...staffEndpointsIn(auth),
	...staffEndpointsIn(bankLine),
	...staffEndpointsIn(bankPayout),
	...staffEndpointsIn(bankStatement),
	...staffEndpointsIn(bank),
	...staffEndpointsIn(boughtFile),
	...staffEndpointsIn(cart),
	...staffEndpointsIn(category),
	...staffEndpointsIn(chatReading),
	...staffEndpointsIn(click),
	...staffEndpointsIn(codRemittance),
	...staffEndpointsIn(codSetting),
	...staffEndpointsIn(commissionReview),
	...staffEndpointsIn(company),
	...staffEndpointsIn(contactMessage),
	...staffEndpointsIn(contact),
	...staffEndpointsIn(content),
	...staffEndpointsIn(courierAccount),
	...staffEndpointsIn(courierPush),
	...staffEndpointsIn(customerOrderStep),
	...staffEndpointsIn(customerOrder),
	...staffEndpointsIn(customerStatement),
	...staffEndpointsIn(customer),
	...staffEndpointsIn(dashboard),
	...staffEndpointsIn(downline),
	...staffEndpointsIn(editedArticle),
	...staffEndpointsIn(editedBanner),
	...staffEndpointsIn(editedCategory),
	...staffEndpointsIn(editedFooter),
	...staffEndpointsIn(editedInformation),
	...staffEndpointsIn(editedPicture),
	...staffEndpointsIn(editedProduct),
	...staffEndpointsIn(editedReward),
	...staffEndpointsIn(editedSite),
	...staffEndpointsIn(editedText),
	...staffEndpointsIn(editedVoucher),
	...staffEndpointsIn(failedDelivery),
	...staffEndpointsIn(feed),
	...staffEndpointsIn(flashSalePlan),
	...staffEndpointsIn(flashSale),
	...staffEndpointsIn(google),
	...staffEndpointsIn(guestOrder),
	...staffEndpointsIn(homeComposition),
	...staffEndpointsIn(home),
	...staffEndpointsIn(importContract),
	...staffEndpointsIn(instantSetting),
	...staffEndpointsIn(labelSize),
	...staffEndpointsIn(liabilitiesReport),
	...staffEndpointsIn(movedAddress),
	...staffEndpointsIn(notification),
	...staffEndpointsIn(onlinePayment),
	...staffEndpointsIn(operatorEvent),
	...staffEndpointsIn(operatorKey),
	...staffEndpointsIn(orderBatch),
	...staffEndpointsIn(orderCorrection),
	...staffEndpointsIn(orderDraft),
	...staffEndpointsIn(orderEdit),
	...staffEndpointsIn(orderList),
	...staffEndpointsIn(orderNote),
	...staffEndpointsIn(orderPayment),
	...staffEndpointsIn(orderReview),
	...staffEndpointsIn(orderStep),
	...staffEndpointsIn(orderView),
	...staffEndpointsIn(pageChange),
	...staffEndpointsIn(parcelBooking),
	...staffEndpointsIn(parcelStep),
	...staffEndpointsIn(password),
	...staffEndpointsIn(paymentAccount),
	...staffEndpointsIn(paymentLink),
	...staffEndpointsIn(paymentReversal),
	...staffEndpointsIn(payment),
	...staffEndpointsIn(payoutAccount),
	...staffEndpointsIn(payoutBatch),
	...staffEndpointsIn(payout),
	...staffEndpointsIn(priceLimit),
	...staffEndpointsIn(productFile),
	...staffEndpointsIn(productImport),
	...staffEndpointsIn(productListing),
	...staffEndpointsIn(productLists),
	...staffEndpointsIn(productParts),
	...staffEndpointsIn(product),
	...staffEndpointsIn(providerMessage),
	...staffEndpointsIn(providerNotification),
	...staffEndpointsIn(quote),
	...staffEndpointsIn(readiness),
	...staffEndpointsIn(reconciliation),
	...staffEndpointsIn(redirect),
	...staffEndpointsIn(region),
	...staffEndpointsIn(returnStep),
	...staffEndpointsIn(returnContract),
	...staffEndpointsIn(review),
	...staffEndpointsIn(reward),
	...staffEndpointsIn(salesReport),
	...staffEndpointsIn(setup),
	...staffEndpointsIn(shippingSettings),
	...staffEndpointsIn(shipping),
	...staffEndpointsIn(shopBank),
	...staffEndpointsIn(shortfall),
	...staffEndpointsIn(shownOrder),
	...staffEndpointsIn(site),
	...staffEndpointsIn(staffAgent),
	...staffEndpointsIn(staffApplication),
	...staffEndpointsIn(staffMember),
	...staffEndpointsIn(staffNotice),
	...staffEndpointsIn(staffOrder),
	...staffEndpointsIn(staffReturn),
	...staffEndpointsIn(staffSession),
	...staffEndpointsIn(staffSignIn),
	...staffEndpointsIn(statement),
	...staffEndpointsIn(stockReport),
	...staffEndpointsIn(stockedProduct),
	...staffEndpointsIn(synonym),
	...staffEndpointsIn(tier),
	...staffEndpointsIn(variantChange),
	...staffEndpointsIn(voucher),
	...staffEndpointsIn(walletAdjustment),
	...staffEndpointsIn(watch),
	...staffEndpointsIn(wishlist),
	...staffEndpointsIn(withdrawal),
]
