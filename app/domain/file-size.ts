import { localDecimal, type Language } from '#web/domain/language.ts'

const units = ['B', 'KB', 'MB', 'GB']

/** A readable file size: `820 B`, `1,4 MB` (Indonesian) or `1.4 MB` (English). */
export function fileSize(bytes: number, locale: Language): string {
	const step = Math.min(
		units.length - 1,
		Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024))),
	)
	const value = bytes / 1024 ** step
	const text = step === 0 || value >= 100 ? String(Math.round(value)) : value.toFixed(1)
	const short = text.replace(/\.0$/, '')
	return `${localDecimal(short, locale)} ${units[step] ?? ''}`
}
