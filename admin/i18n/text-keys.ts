import type access from './locales/id/access.json'
import type activity from './locales/id/activity.json'
import type banks from './locales/id/banks.json'
import type cod from './locales/id/cod.json'
import type common from './locales/id/common.json'
import type content from './locales/id/content.json'
import type customers from './locales/id/customers.json'
import type dashboard from './locales/id/dashboard.json'
import type drafts from './locales/id/drafts.json'
import type orders from './locales/id/orders.json'
import type parcels from './locales/id/parcels.json'
import type payouts from './locales/id/payouts.json'
import type products from './locales/id/products.json'
import type promotions from './locales/id/promotions.json'
import type queues from './locales/id/queues.json'
import type reconciliation from './locales/id/reconciliation.json'
import type reports from './locales/id/reports.json'
import type settings from './locales/id/settings.json'
import type setup from './locales/id/setup.json'
import type staff from './locales/id/staff.json'
import type statements from './locales/id/statements.json'
import type { KeyOf, QualifiedKeyOf, Translate } from '#web/i18n/text-keys.ts'

type Files = {
	access: typeof access
	activity: typeof activity
	banks: typeof banks
	cod: typeof cod
	common: typeof common
	content: typeof content
	customers: typeof customers
	dashboard: typeof dashboard
	drafts: typeof drafts
	orders: typeof orders
	parcels: typeof parcels
	payouts: typeof payouts
	products: typeof products
	promotions: typeof promotions
	queues: typeof queues
	reconciliation: typeof reconciliation
	reports: typeof reports
	settings: typeof settings
	setup: typeof setup
	staff: typeof staff
	statements: typeof statements
}

/** A file of texts. */
export type Namespace = keyof Files

/** Key of a text with its namespace, e.g. `orders:status.PAID`. */
export type TextKey = QualifiedKeyOf<Files>

/** Key of a text in one of the namespaces. */
export type KeyIn<Name extends Namespace> = KeyOf<Files[Name]>

/** `t` for keys with their namespace; every other `t` fits it. */
export type TextFunction = Translate<TextKey>

/** `t` of a namespace, and of any other that is named in the key. */
export type TextFunctionOf<Name extends Namespace> = Translate<KeyIn<Name> | TextKey>
