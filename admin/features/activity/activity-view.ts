import { formatDateSeconds } from '#app/domain/dates.ts'
import type { Locale } from '#app/i18n/paths.ts'
import type { listEvents } from '#admin/api/preferences.server.ts'

type Listed = Awaited<ReturnType<typeof listEvents>>['list'][number]

type Verb = 'added' | 'changed' | 'deleted' | 'signedIn' | 'signedOut'

/** A change of somebody's as the activity page shows it. */
export type Activity = {
	key: string
	at: string
	who: string
	/** Text keys of `activity`: what was done, and to what. */
	verb: Verb
	area: string | null
	/** What the address named, or what was made. */
	subject: string
	/** Where it can be looked at. */
	href: string | null
	wasRefused: boolean
	rows: string[]
}

const sessionVerbs: Partial<Record<string, Verb>> = {
	'POST /sign-in': 'signedIn',
	'POST /sign-out': 'signedOut',
}
const mostRows = 20

/** The newest changes, in words. */
export function activityOf(list: Listed[], locale: Locale): Activity[] {
	return list.map((one, at) => {
		const [method = '', path = ''] = one.operation.split(' ')
		const parts = path.split('/').filter(Boolean)
		const isOfSite = parts[0] === 'sites' || parts[0] === 'companies'
		const area = (isOfSite ? parts[2] : parts[0]) ?? parts[0] ?? ''
		const session = sessionVerbs[one.operation]
		return {
			key: `${one.eventDate} ${at}`,
			at: formatDateSeconds(new Date(one.eventDate), locale),
			who: one.keyLabel,
			verb: session ?? verbOf(method, parts.slice(isOfSite ? 2 : 0)),
			area: session ? null : area,
			subject: one.made ?? one.subject,
			href: area === 'orders' && one.subject !== '' ? `/orders/${one.subject}` : null,
			wasRefused: one.status === null || one.status >= 400,
			rows: one.changeList.slice(0, mostRows).map(rowText),
		}
	})
}

function verbOf(method: string, parts: string[]): Verb {
	if (method === 'DELETE') return 'deleted'
	// A POST below an existing record changes that record: packing an order does not add one.
	return method === 'POST' && parts.length <= 1 ? 'added' : 'changed'
}

function rowText({ table, row, before, after }: Listed['changeList'][number]): string {
	const name = Object.values(row).map(valueText).join(' ')
	const earlier = new Map<string, unknown>(Object.entries(before ?? {}))
	const changes = Object.entries(after ?? before ?? {}).map(([column, value]) =>
		before && after
			? `${column}: ${valueText(earlier.get(column))} → ${valueText(value)}`
			: `${column}: ${valueText(value)}`,
	)
	return `${table} ${name} · ${changes.join(' · ')}`.slice(0, 600)
}

function valueText(value: unknown): string {
	return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}
