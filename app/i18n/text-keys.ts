import type account from './locales/id/account.json'
import type address from './locales/id/address.json'
import type affiliate from './locales/id/affiliate.json'
import type agency from './locales/id/agency.json'
import type auth from './locales/id/auth.json'
import type balance from './locales/id/balance.json'
import type bank from './locales/id/bank.json'
import type cart from './locales/id/cart.json'
import type catalog from './locales/id/catalog.json'
import type checkout from './locales/id/checkout.json'
import type common from './locales/id/common.json'
import type consent from './locales/id/consent.json'
import type contact from './locales/id/contact.json'
import type content from './locales/id/content.json'
import type frame from './locales/id/frame.json'
import type invoice from './locales/id/invoice.json'
import type myOrders from './locales/id/my-orders.json'
import type notifications from './locales/id/notifications.json'
import type orders from './locales/id/orders.json'
import type payment from './locales/id/payment.json'
import type profile from './locales/id/profile.json'
import type returns from './locales/id/returns.json'
import type rewards from './locales/id/rewards.json'
import type search from './locales/id/search.json'
import type system from './locales/id/system.json'
import type vouchers from './locales/id/vouchers.json'
import type wishlist from './locales/id/wishlist.json'
import type { KeyOf, QualifiedKeyOf, Translate } from '#web/i18n/text-keys.ts'

type Files = {
	account: typeof account
	address: typeof address
	affiliate: typeof affiliate
	agency: typeof agency
	auth: typeof auth
	balance: typeof balance
	bank: typeof bank
	cart: typeof cart
	catalog: typeof catalog
	checkout: typeof checkout
	common: typeof common
	consent: typeof consent
	contact: typeof contact
	content: typeof content
	frame: typeof frame
	invoice: typeof invoice
	'my-orders': typeof myOrders
	notifications: typeof notifications
	orders: typeof orders
	payment: typeof payment
	profile: typeof profile
	returns: typeof returns
	rewards: typeof rewards
	search: typeof search
	system: typeof system
	vouchers: typeof vouchers
	wishlist: typeof wishlist
}

/** A file of texts. */
export type Namespace = keyof Files

/** Key of a text with its namespace, e.g. `cart:title`. */
export type TextKey = QualifiedKeyOf<Files>

/** Key of a text in one of the namespaces. */
export type KeyIn<Name extends Namespace> = KeyOf<Files[Name]>

/** `t` for keys with their namespace; every other `t` fits it. */
export type TextFunction = Translate<TextKey>

/** `t` of a namespace, and of any other that is named in the key. */
export type TextFunctionOf<Name extends Namespace> = Translate<KeyIn<Name> | TextKey>
