import { stringify } from 'csv-stringify/sync'
import type { Member } from '#contract/downline.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { memberFileTexts } from '#website-api/i18n/member-file-texts.ts'
import { dayOf } from '#website-api/modules/platform/periods/period.ts'

/** Members as a CSV file for spreadsheet programs: no cell starts like a formula. */
export function memberFile(members: Member[], locale: Locale): string {
	const { heading, yes, no } = memberFileTexts(locale)
	const headings = [
		heading.code,
		heading.name,
		heading.level,
		heading.type,
		heading.joined,
		heading.active,
		heading.sales,
		heading.commission,
	]
	const rows = members.map((one) => [
		one.code,
		one.name,
		String(one.level),
		one.type,
		dayOf(one.joined),
		one.isActive ? yes : no,
		String(one.omzet),
		String(one.commission),
	])
	// Spreadsheet programs recognize UTF-8 by the byte order mark.
	return stringify([headings, ...rows], {
		bom: true,
		record_delimiter: 'windows',
		escape_formulas: true,
	})
}
