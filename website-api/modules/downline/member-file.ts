import type { DownlineMemberWire } from '#contract/agent-account.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { dayOf } from '#website-api/modules/periods/period.ts'

const headings: Record<Locale, string[]> = {
	id: ['Kode', 'Nama', 'Level', 'Jenis', 'Bergabung', 'Aktif', 'Omzet bulan ini', 'Komisi'],
	en: ['Code', 'Name', 'Level', 'Type', 'Joined', 'Active', 'Sales this month', 'Commission'],
}
const answers: Record<Locale, [yes: string, no: string]> = {
	id: ['ya', 'tidak'],
	en: ['yes', 'no'],
}

/** Members as a file for a table program: no cell begins a formula (threats, E9). */
export function memberFile(members: DownlineMemberWire[], locale: Locale): string {
	const [yes, no] = answers[locale]
	const rows = members.map((one) => [
		...[one.CUSTOMER_CODE, one.NAME, String(one.LEVEL), one.CUSTOMER_TYPE],
		...[dayOf(new Date(one.JOINED_DATE)), one.IS_ACTIVE ? yes : no],
		...[String(one.OMZET), String(one.COMMISSION)],
	])
	// The mark at the front tells table programs that it is UTF-8.
	return `\uFEFF${[headings[locale], ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
	const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
