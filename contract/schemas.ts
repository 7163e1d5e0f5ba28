// Written by `npm run endpoints`; do not edit.
import * as account from './account.ts'
import * as address from './address.ts'
import * as affiliate from './affiliate.ts'
import * as agentAccount from './agent-account.ts'
import * as agentApplication from './agent-application.ts'
import * as agent from './agent.ts'
import * as apiAccess from './api-access.ts'
import * as arrival from './arrival.ts'
import * as article from './article.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as bankLine from './bank-line.ts'
import * as bankPayout from './bank-payout.ts'
import * as bankStatement from './bank-statement.ts'
import * as bank from './bank.ts'
import * as boughtFile from './bought-file.ts'
import * as cart from './cart.ts'
import * as cashOnDelivery from './cash-on-delivery.ts'
import * as category from './category.ts'
import * as chatReading from './chat-reading.ts'
import * as click from './click.ts'
import * as codRemittance from './cod-remittance.ts'
import * as codSetting from './cod-setting.ts'
import * as commissionReview from './commission-review.ts'
import * as company from './company.ts'
import * as contactMessage from './contact-message.ts'
import * as contactTopics from './contact-topics.ts'
import * as contact from './contact.ts'
import * as contentParts from './content-parts.ts'
import * as content from './content.ts'
import * as courierAccount from './courier-account.ts'
import * as courierPush from './courier-push.ts'
import * as courier from './courier.ts'
import * as customerOrderStep from './customer-order-step.ts'
import * as customerOrder from './customer-order.ts'
import * as customerStatement from './customer-statement.ts'
import * as customer from './customer.ts'
import * as dashboard from './dashboard.ts'
import * as defaultHome from './default-home.ts'
import * as deliveryKind from './delivery-kind.ts'
import * as docs from './docs.ts'
import * as downlineSorts from './downline-sorts.ts'
import * as downline from './downline.ts'
import * as draftContent from './draft-content.ts'
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
import * as envelope from './envelope.ts'
import * as failedDelivery from './failed-delivery.ts'
import * as feed from './feed.ts'
import * as fileTypes from './file-types.ts'
import * as flashSalePlan from './flash-sale-plan.ts'
import * as flashSale from './flash-sale.ts'
import * as google from './google.ts'
import * as gtin from './gtin.ts'
import * as guestOrder from './guest-order.ts'
import * as health from './health.ts'
import * as homeComposition from './home-composition.ts'
import * as homeSectionFields from './home-section-fields.ts'
import * as homeSection from './home-section.ts'
import * as home from './home.ts'
import * as image from './image.ts'
import * as importContract from './import.ts'
import * as importedProduct from './imported-product.ts'
import * as instantSetting from './instant-setting.ts'
import * as insurance from './insurance.ts'
import * as labelSize from './label-size.ts'
import * as languages from './languages.ts'
import * as liabilitiesReport from './liabilities-report.ts'
import * as looks from './looks.ts'
import * as mappedColumn from './mapped-column.ts'
import * as messageFacts from './message-facts.ts'
import * as message from './message.ts'
import * as movedAddress from './moved-address.ts'
import * as notification from './notification.ts'
import * as onlineMethod from './online-method.ts'
import * as onlineOffer from './online-offer.ts'
import * as onlinePayment from './online-payment.ts'
import * as openingHours from './opening-hours.ts'
import * as operatorAccess from './operator-access.ts'
import * as operatorArea from './operator-area.ts'
import * as operatorEvent from './operator-event.ts'
import * as operatorKey from './operator-key.ts'
import * as orderBatch from './order-batch.ts'
import * as orderCorrection from './order-correction.ts'
import * as orderDraft from './order-draft.ts'
import * as orderEdit from './order-edit.ts'
import * as orderList from './order-list.ts'
import * as orderNote from './order-note.ts'
import * as orderPayment from './order-payment.ts'
import * as orderRequest from './order-request.ts'
import * as orderReview from './order-review.ts'
import * as orderStatus from './order-status.ts'
import * as orderStatuses from './order-statuses.ts'
import * as orderStep from './order-step.ts'
import * as orderView from './order-view.ts'
import * as order from './order.ts'
import * as pageChange from './page-change.ts'
import * as palettes from './palettes.ts'
import * as parcelBooking from './parcel-booking.ts'
import * as parcelStates from './parcel-states.ts'
import * as parcelStep from './parcel-step.ts'
import * as parcel from './parcel.ts'
import * as password from './password.ts'
import * as paymentAccount from './payment-account.ts'
import * as paymentLink from './payment-link.ts'
import * as paymentReversal from './payment-reversal.ts'
import * as payment from './payment.ts'
import * as payoutAccount from './payout-account.ts'
import * as payoutBatch from './payout-batch.ts'
import * as payout from './payout.ts'
import * as pickupPlace from './pickup-place.ts'
import * as pinText from './pin-text.ts'
import * as pin from './pin.ts'
import * as plainFieldValues from './plain-field-values.ts'
import * as plainFields from './plain-fields.ts'
import * as priceLimit from './price-limit.ts'
import * as productCard from './product-card.ts'
import * as productFile from './product-file.ts'
import * as productImport from './product-import.ts'
import * as productListing from './product-listing.ts'
import * as productLists from './product-lists.ts'
import * as productParts from './product-parts.ts'
import * as productTexts from './product-texts.ts'
import * as product from './product.ts'
import * as programmes from './programmes.ts'
import * as providerMessage from './provider-message.ts'
import * as providerNotification from './provider-notification.ts'
import * as quote from './quote.ts'
import * as readiness from './readiness.ts'
import * as reconciliation from './reconciliation.ts'
import * as recordNumber from './record-number.ts'
import * as redirect from './redirect.ts'
import * as region from './region.ts'
import * as report from './report.ts'
import * as returnReasons from './return-reasons.ts'
import * as returnStep from './return-step.ts'
import * as returnContract from './return.ts'
import * as review from './review.ts'
import * as reward from './reward.ts'
import * as salesReport from './sales-report.ts'
import * as schemaParts from './schema-parts.ts'
import * as setup from './setup.ts'
import * as shippingMethods from './shipping-methods.ts'
import * as shippingSettings from './shipping-settings.ts'
import * as shipping from './shipping.ts'
import * as shopBank from './shop-bank.ts'
import * as shortfall from './shortfall.ts'
import * as shownOrder from './shown-order.ts'
import * as site from './site.ts'
import * as size from './size.ts'
import * as slug from './slug.ts'
import * as staffAccount from './staff-account.ts'
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
import * as text from './text.ts'
import * as tier from './tier.ts'
import * as trackingNumber from './tracking-number.ts'
import * as variantChange from './variant-change.ts'
import * as voucher from './voucher.ts'
import * as walletAdjustment from './wallet-adjustment.ts'
import * as watch from './watch.ts'
import * as wishlist from './wishlist.ts'
import * as withdrawal from './withdrawal.ts'

/** What the files of the contract export, by which the OpenAPI document names schemas and operations. */
export const CONTRACT: Readonly<Record<string, unknown>>[] = [
	account,
	address,
	affiliate,
	agentAccount,
	agentApplication,
	agent,
	apiAccess,
	arrival,
	article,
	audit,
	auth,
	bankLine,
	bankPayout,
	bankStatement,
	bank,
	boughtFile,
	cart,
	cashOnDelivery,
	category,
	chatReading,
	click,
	codRemittance,
	codSetting,
	commissionReview,
	company,
	contactMessage,
	contactTopics,
	contact,
	contentParts,
	content,
	courierAccount,
	courierPush,
	courier,
	customerOrderStep,
	customerOrder,
	customerStatement,
	customer,
	dashboard,
	defaultHome,
	deliveryKind,
	docs,
	downlineSorts,
	downline,
	draftContent,
	editedArticle,
	editedBanner,
	editedCategory,
	editedFooter,
	editedInformation,
	editedPicture,
	editedProduct,
	editedReward,
	editedSite,
	editedText,
	editedVoucher,
	envelope,
	failedDelivery,
	feed,
	fileTypes,
	flashSalePlan,
	flashSale,
	google,
	gtin,
	guestOrder,
	health,
	homeComposition,
	homeSectionFields,
	homeSection,
	home,
	image,
	importContract,
	importedProduct,
	instantSetting,
	insurance,
	labelSize,
	languages,
	liabilitiesReport,
	looks,
	mappedColumn,
	messageFacts,
	message,
	movedAddress,
	notification,
	onlineMethod,
	onlineOffer,
	onlinePayment,
	openingHours,
	operatorAccess,
	operatorArea,
	operatorEvent,
	operatorKey,
	orderBatch,
	orderCorrection,
	orderDraft,
	orderEdit,
	orderList,
	orderNote,
	orderPayment,
	orderRequest,
	orderReview,
	orderStatus,
	orderStatuses,
	orderStep,
	orderView,
	order,
	pageChange,
	palettes,
	parcelBooking,
	parcelStates,
	parcelStep,
	parcel,
	password,
	paymentAccount,
	paymentLink,
	paymentReversal,
	payment,
	payoutAccount,
	payoutBatch,
	payout,
	pickupPlace,
	pinText,
	pin,
	plainFieldValues,
	plainFields,
	priceLimit,
	productCard,
	productFile,
	productImport,
	productListing,
	productLists,
	productParts,
	productTexts,
	product,
	programmes,
	providerMessage,
	providerNotification,
	quote,
	readiness,
	reconciliation,
	recordNumber,
	redirect,
	region,
	report,
	returnReasons,
	returnStep,
	returnContract,
	review,
	reward,
	salesReport,
	schemaParts,
	setup,
	shippingMethods,
	shippingSettings,
	shipping,
	shopBank,
	shortfall,
	shownOrder,
	site,
	size,
	slug,
	staffAccount,
	staffAgent,
	staffApplication,
	staffMember,
	staffNotice,
	staffOrder,
	staffReturn,
	staffSession,
	staffSignIn,
	statement,
	stockReport,
	stockedProduct,
	synonym,
	text,
	tier,
	trackingNumber,
	variantChange,
	voucher,
	walletAdjustment,
	watch,
	wishlist,
	withdrawal,
]
