import { oneFile, type Page } from './page.ts'

/** The cart, and an order from its first form to its payment. */
export const orderPages = {
	cart: {
		path: '/Cart',
		module: 'cart/cart.tsx',
		within: 'shop',
		for: 'everyone',
		keepsFrame: true,
		importance: 'checkout',
		isLinked: true,
	},
	cartLines: cartForm('/Cart/lines', 'lines'),
	cartLine: cartForm('/Cart/lines/:id', 'line'),
	cartLineRemoval: cartForm('/Cart/lines/:id/removal', 'line-removal'),
	cartLineLater: cartForm('/Cart/lines/:id/later', 'line-later'),
	cartSavedLine: cartForm('/Cart/saved/:id', 'saved-line'),
	cartClearing: cartForm('/Cart/clearing', 'clearing'),
	checkout: {
		path: '/order/checkout',
		module: 'checkout/page.tsx',
		within: 'checkout',
		for: 'everyone',
		importance: 'checkout',
		isLinked: true,
	},
	orderSuccess: {
		path: '/order/success',
		module: 'checkout/success.tsx',
		within: 'content',
		for: 'everyone',
		importance: 'checkout',
	},
	orderPayment: {
		path: '/order/payment',
		module: 'orders/online-payment.tsx',
		within: 'content',
		for: 'everyone',
		importance: 'checkout',
	},
	orderLink: {
		path: '/order/link',
		module: 'orders/payment-link.tsx',
		within: 'content',
		for: 'everyone',
		importance: 'checkout',
	},
	orderLookUp: {
		path: '/order/look-up',
		module: 'orders/look-up.tsx',
		within: 'content',
		for: 'everyone',
		importance: 'checkout',
		isLinked: true,
	},
	orderLookUpDownload: {
		path: '/order/look-up/download',
		module: 'orders/download.ts',
		within: 'nothing',
		for: 'everyone',
		importance: 'checkout',
	},
	orderNotArrived: {
		path: '/order/look-up/not-arrived',
		module: 'orders/not-arrived.ts',
		within: 'nothing',
		for: 'everyone',
		importance: 'checkout',
	},
	orderAddress: {
		path: '/order/address',
		module: 'orders/address.tsx',
		within: 'content',
		for: 'everyone',
		importance: 'checkout',
	},
	orderTracking: {
		path: '/order/tracking',
		module: 'orders/tracking.tsx',
		within: 'content',
		for: 'everyone',
		importance: 'checkout',
	},
	paymentConfirmation: {
		path: '/konfirmasi-pembayaran',
		module: 'orders/payment-confirmation.tsx',
		within: 'content',
		for: 'everyone',
		importance: 'checkout',
		upload: oneFile,
		isLinked: true,
	},
} as const satisfies Record<string, Page>

/** The forms of checkout, each with an address of its own. */
export const checkoutFormPages = {
	contact: checkoutForm('contact'),
	'saved-address': checkoutForm('saved-address'),
	address: checkoutForm('address'),
	pickup: checkoutForm('pickup'),
	delivery: checkoutForm('delivery'),
	savings: checkoutForm('savings'),
	voucher: checkoutForm('voucher'),
	order: checkoutForm('order'),
} satisfies Record<string, Page>

export type CheckoutFormName = keyof typeof checkoutFormPages

function cartForm<Address extends `/Cart/${string}`, Name extends string>(
	path: Address,
	name: Name,
) {
	return {
		path,
		module: `cart/${name}.ts`,
		within: 'nothing',
		for: 'everyone',
		importance: 'checkout',
	} as const
}

function checkoutForm<Name extends string>(name: Name) {
	return {
		path: `/order/checkout/${name}`,
		module: `checkout/${name}.ts`,
		within: 'checkout',
		for: 'everyone',
		importance: 'checkout',
	} as const
}
