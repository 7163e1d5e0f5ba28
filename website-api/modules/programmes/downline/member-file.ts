import { stringify } from 'csv-stringify/sync'
import type { DownlineMemberWire } from '#contract/agent-account.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { memberFileTexts } from '#website-api/i18n/member-file-texts.ts'
import { dayOf } from '#website-api/modules/platform/periods/period.ts'

/** Members as a CSV file for spreadsheet programs: no cell starts like a formula. */
export function memberFile(members: DownlineMemberWire[], locale: Locale): string {
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
		one.CUSTOMER_CODE,
		one.NAME,
		String(one.LEVEL),
		one.CUSTOMER_TYPE,
		dayOf(new Date(one.JOINED_DATE)),
		one.IS_ACTIVE ? yes : no,
		String(one.OMZET),
		String(one.COMMISSION),
	])
	// Spreadsheet programs recognize UTF-8 by the byte order mark.
	return stringify([headings, ...rows], {
		bom: true,
		record_delimiter: 'windows',
		escape_formulas: true,
	})
}
