import { stringify } from 'csv-stringify/sync'
import type { DownlineMemberWire } from '#contract/agent-account.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { dayOf } from '#website-api/modules/platform/periods/period.ts'

const headings: Record<Locale, string[]> = {
	id: ['Kode', 'Nama', 'Level', 'Jenis', 'Bergabung', 'Aktif', 'Omzet bulan ini', 'Komisi'],
	en: ['Code', 'Name', 'Level', 'Type', 'Joined', 'Active', 'Sales this month', 'Commission'],
}
const answers: Record<Locale, [yes: string, no: string]> = {
	id: ['ya', 'tidak'],
	en: ['yes', 'no'],
}

/** Members as a file for a table program: no cell begins a formula. */
export function memberFile(members: DownlineMemberWire[], locale: Locale): string {
	const [yes, no] = answers[locale]
	const rows = members.map((one) => [
		...[one.CUSTOMER_CODE, one.NAME, String(one.LEVEL), one.CUSTOMER_TYPE],
		...[dayOf(new Date(one.JOINED_DATE)), one.IS_ACTIVE ? yes : no],
		...[String(one.OMZET), String(one.COMMISSION)],
	])
	// Spreadsheet programs recognize UTF-8 by the byte order mark.
	return stringify([headings[locale], ...rows], {
		bom: true,
		record_delimiter: 'windows',
		escape_formulas: true,
	})
}
