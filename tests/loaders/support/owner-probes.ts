import { formKeyText } from '#tests/support/example-shop.ts'
import type { OwnRecords } from './own-records.ts'

/** A request for one customer's data, made by the owner and by others. */
export type OwnerProbe = {
	method: string
	address: string
	body?: unknown
	form?: FormData
	/** named: by number or id, so it is missing for others. bearer: the data of the token's customer. */
	whose: 'named' | 'bearer'
}

/** Requests to each endpoint of signed-in customers for the owner's data, by method and path. */
export function ownerProbes(own: OwnRecords): Record<string, Omit<OwnerProbe, 'method'>> {
	const order = `/order/${own.order}`
	const back = `/return/${own.return}`
	const address = {
		ADDRESS_LABEL: 'Rumah',
		RECIPIENT_NAME: 'Orang Lain',
		RECIPIENT_PHONE: '081299990000',
		DISTRICT_CODE: '31.74.01',
		VILLAGE: 'Tebet Timur',
		POSTCODE: '12820',
		STREET: 'Jalan Penyusup Nomor 1',
	}
	const bank = { BANK_CODE: 'BNI', BANK_ACCOUNT_NUMBER: '5550001111', BANK_ACCOUNT_HOLDER: 'Lain' }
	const profile = { CUSTOMER_NAME: 'Orang Lain', CUSTOMER_BIRTHDAY: null }
	const lines = { CART_LIST: [{ CART_ID: own.variantId, CART_QTY: 2 }] }
	const product = { PRODUCT_ID: own.productId }
	const pictured = { PICTURE: own.picture }
	return {
		'GET /order/{number}': named(order),
		'POST /order/{number}/cancellation': named(`${order}/cancellation`, {}),
		'POST /order/{number}/not-arrived': named(`${order}/not-arrived`, {}),
		'POST /order/{number}/address': named(`${order}/address`, {
			CUSTOMER_NAME: 'Orang Lain',
			ADDRESS: { VILLAGE: address.VILLAGE, STREET: address.STREET },
		}),
		'POST /order/{number}/receipt': named(`${order}/receipt`, {}),
		'POST /order/{number}/completion': named(`${order}/completion`, {}),
		'POST /order/{number}/change-acceptance': named(`${order}/change-acceptance`, {}),
		'POST /order/{number}/change-refusal': named(`${order}/change-refusal`, {}),
		'POST /order/{number}/payment-method': named(`${order}/payment-method`, {
			PAYMENT_METHOD: 'BANK_TRANSFER',
			BANK_CODE: 'BNI',
		}),
		'POST /order/{number}/review': {
			...named(`${order}/review`),
			form: formOf({ LINE_POSITION: '0', REVIEW_RATING: '1', REVIEW_TEXT: 'Jelek', ...pictured }),
		},
		'POST /order/{number}/download': named(`${order}/download`, { LINE_POSITION: 0 }),
		'POST /return': {
			...named('/return'),
			form: formOf({
				ORDER_NUMBER: own.order,
				RETURN_DESCRIPTION: 'Ini bukan pesanan saya sama sekali.',
				LINE_LIST: '[{"LINE_POSITION":0,"RETURN_QTY":1,"RETURN_REASON":"DAMAGED"}]',
				...pictured,
			}),
		},
		'GET /return/{number}': named(back),
		'GET /return/{number}/picture/{id}': named(`${back}/picture/${own.returnPicture}`),
		'POST /return/{number}/shipment': named(`${back}/shipment`, {
			RETURN_COURIER: 'JNE',
			RETURN_TRACKING_NUMBER: 'X12345',
		}),
		'POST /return/{number}/message': named(`${back}/message`, { MESSAGE_TEXT: 'Halo' }),
		'POST /return/{number}/cancellation': named(`${back}/cancellation`, {}),
		'DELETE /auth/session/{id}': named(`/auth/session/${own.session}`),
		'GET /address/{id}': named(`/address/${own.address}`),
		'PUT /address/{id}': named(`/address/${own.address}`, address),
		'DELETE /address/{id}': named(`/address/${own.address}`),
		'GET /bank/{id}': named(`/bank/${own.bank}`),
		'PUT /bank/{id}': named(`/bank/${own.bank}`, bank),
		'DELETE /bank/{id}': named(`/bank/${own.bank}`),
		'GET /withdrawal/{id}': named(`/withdrawal/${own.withdrawal}`),
		'POST /withdrawal': named('/withdrawal', {
			SOURCE: 'wallet',
			AMOUNT: 60_000,
			BANK_ID: own.bank,
		}),

		'GET /order/order-list': bearers('/order/order-list'),
		'GET /order/product-digital': bearers('/order/product-digital'),
		'GET /return/return-list': bearers('/return/return-list'),
		'GET /auth/session-list': bearers('/auth/session-list'),
		'GET /address/address-list': bearers('/address/address-list'),
		'POST /address': bearers('/address', address),
		'GET /bank/customer-bank-list': bearers('/bank/customer-bank-list'),
		'POST /bank': bearers('/bank', bank),
		'GET /withdrawal/withdrawal-list': bearers('/withdrawal/withdrawal-list?SOURCE=wallet'),
		'GET /wallet/statement': bearers('/wallet/statement'),
		'GET /coins/statement': bearers('/coins/statement'),
		'GET /affiliate/statement': bearers('/affiliate/statement'),
		'GET /affiliate/commission-list': bearers('/affiliate/commission-list'),
		'GET /affiliate': bearers('/affiliate'),
		'POST /affiliate': bearers('/affiliate', {}),
		'POST /affiliate/referral': bearers('/affiliate/referral', {
			AFFILIATE_TRACKING_CODE: 'SARI01',
			CLICK_DATE: '2026-11-21T05:00:00.000Z',
		}),
		'GET /wishlist/wishlist-list': bearers('/wishlist/wishlist-list'),
		'POST /wishlist': bearers('/wishlist', product),
		'POST /wishlist/merge': bearers('/wishlist/merge', { PRODUCT_ID_LIST: [own.productId] }),
		'DELETE /wishlist/{id}': bearers(`/wishlist/${own.productId}`),
		'GET /watch/watch-list': bearers('/watch/watch-list'),
		'POST /watch': bearers('/watch', { WATCH_KIND: 'PRICE', PRODUCT_ID: own.productId }),
		'DELETE /watch/{id}': bearers(`/watch/${own.watch}`),
		'GET /flash-sale/reminder-list': bearers('/flash-sale/reminder-list'),
		'PUT /flash-sale/{id}/reminder': bearers(`/flash-sale/${own.flashSale}/reminder`),
		'DELETE /flash-sale/{id}/reminder': bearers(`/flash-sale/${own.flashSale}/reminder`),
		'GET /notification/notification-list': bearers('/notification/notification-list'),
		'GET /notification/unread-count': bearers('/notification/unread-count'),
		'POST /notification/reading': bearers('/notification/reading', {}),
		'GET /notification/mail-preference': bearers('/notification/mail-preference'),
		'PUT /notification/mail-preference': bearers('/notification/mail-preference', {
			MAIL_OFF_LIST: ['PRICE_DROP'],
		}),
		'GET /cart/cart-list-v2': bearers('/cart/cart-list-v2'),
		'POST /cart/merge': bearers('/cart/merge', lines),
		'PUT /cart': bearers('/cart', { CART_LIST: [] }),
		'POST /order': bearers('/order', { ...own.orderRequest, CART_TOKEN: formKeyText() }),
		'POST /order/quote': bearers('/order/quote', { ...lines, USE_COINS: true, USE_WALLET: true }),
		'POST /order/quote-with-vouchers': bearers('/order/quote-with-vouchers', {
			...lines,
			BEST_COUPON_KIND_LIST: ['PRODUCT', 'SHIPPING'],
		}),
		'POST /voucher/voucher-list': bearers('/voucher/voucher-list', lines),
		'GET /voucher/offered-list': bearers('/voucher/offered-list'),
		'POST /voucher/check': bearers('/voucher/check', { ...lines, COUPON_CODE: 'HEMAT10' }),
		'GET /agent/application': bearers('/agent/application'),
		'POST /agent/application': bearers('/agent/application', {
			NAME: 'Orang Lain',
			PHONE: '081299990000',
			DISTRICT_CODE: '31.74.01',
			IS_AGREED: true,
			REASON: 'Ingin berjualan di lingkungan sendiri.',
		}),
		'GET /agent/account': bearers('/agent/account'),
		'POST /customer/chart-agent': bearers('/customer/chart-agent', { PAGE_INDEX: 1 }),
		'GET /agent/commission-list': bearers('/agent/commission-list'),
		'GET /agent/price/{slug}': bearers('/agent/price/kaos'),
		'GET /agent/downline': bearers('/agent/downline'),
		'GET /agent/downline.csv': bearers('/agent/downline.csv'),
		'GET /agent/genealogy': bearers('/agent/genealogy'),
		'GET /tier/account': bearers('/tier/account'),
		'GET /tier/order-list': bearers('/tier/order-list'),
		'GET /reward/reward-list': bearers('/reward/reward-list'),
		'GET /reward/redemption-list': bearers('/reward/redemption-list'),
		'POST /reward/redemption': bearers('/reward/redemption', {
			REWARD_ID: own.withdrawal,
			COINS: 100,
		}),
		'GET /reward/{id}': bearers(`/reward/${own.withdrawal}`),
		'GET /customer-account-info': bearers('/customer-account-info'),
		'GET /customer/profile': bearers('/customer/profile'),
		'PUT /customer/profile': bearers('/customer/profile', {
			...profile,
			CUSTOMER_EMAIL: 'lain@example.com',
			CUSTOMER_PHONE: '081200001234',
		}),
		'POST /customer/email-confirmation-mail': bearers('/customer/email-confirmation-mail', {}),
		'GET /customer/picture': bearers('/customer/picture'),
		'PUT /customer/picture': { ...bearers('/customer/picture'), form: formOf(pictured) },
		'DELETE /customer/picture': bearers('/customer/picture'),
		'GET /customer/export': bearers('/customer/export'),
		'GET /customer/export-archive': bearers('/customer/export-archive'),
		'POST /customer/google-link': bearers('/customer/google-link', {
			ID_TOKEN: 'x',
			NONCE: 'a nonce of a browser',
		}),
		'DELETE /customer/google-link': bearers('/customer/google-link'),
		'POST /auth/password-change': bearers('/auth/password-change', { PASSWORD: 'jambu di meja' }),
		'POST /auth/logout': bearers('/auth/logout', {}),
		'DELETE /customer': bearers('/customer', {}),
	}
}

const named = (address: string, body?: unknown) => ({ whose: 'named' as const, address, body })
const bearers = (address: string, body?: unknown) => ({ whose: 'bearer' as const, address, body })

function formOf(fields: Record<string, string | Blob>): FormData {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	return form
}
