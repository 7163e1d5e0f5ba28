import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'

/** Two methods are no couriers: their names are translated. Orders and the catalogue have them in Indonesian. */
const translated = ['SELF_PICKUP', 'FREE_SHIPPING'] as const

/** The name of a method or of its vendor in a language; a courier's is `name` in each. */
export function methodName(locale: Locale, vendorCode: string, name: string): string {
	const code = translated.find((one) => one === vendorCode)
	return code === undefined ? name : messageOf(locale, code)
}
