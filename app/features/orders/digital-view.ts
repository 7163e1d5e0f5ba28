import type { BoughtFile } from '#contract/bought-file.ts'
import { fileSize } from '#app/domain/file-size.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { wib } from './wib.ts'

/** A purchased file as its list shows it. */
export type DigitalView = ReturnType<typeof digitalView>

export function digitalView(bought: BoughtFile, locale: Locale, now: Date) {
	return {
		order: bought.order,
		position: bought.position,
		name: bought.name,
		variantLabel: bought.variantLabel,
		fileName: bought.fileName,
		size: fileSize(bought.sizeBytes, locale),
		left: bought.downloadsLeft,
		until: bought.validUntil && wib(bought.validUntil, locale),
		state: stateOf(bought, now),
	}
}

function stateOf({ validUntil, downloadsLeft }: BoughtFile, now: Date) {
	if (validUntil === null) return 'later' as const
	if (validUntil <= now) return 'expired' as const
	return downloadsLeft > 0 ? ('ready' as const) : ('used' as const)
}
