import { instanceOf } from './instances.server.ts'
import type { TextFunction } from './text-keys.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** `t` of one language for loaders and actions; keys include their namespace, e.g. `cart:title`. */
export function translator(locale: Locale): TextFunction {
	return instanceOf(locale).getFixedT(locale)
}
