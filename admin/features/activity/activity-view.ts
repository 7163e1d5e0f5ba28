import { formatDateSeconds } from '#app/domain/dates.ts'
import type { Locale } from '#app/i18n/paths.ts'
import type { listEvents } from '#admin/api/preferences.server.ts'

type LoggedEvent = Awaited<ReturnType<typeof listEvents>>['list'][number]

type Verb = 'added' | 'changed' | 'deleted' | 'signedIn' | 'signedOut'

/** A logged change as the activity page shows it. */
export type Activity = {
	key: string
	at: string
	actor: string
	/** Text keys of `activity`: the verb and the area. */
	verb: Verb
	area: string | null
	/** The record that was changed or created. */
	subject: string
	/** The page of the record. */
	href: string | null
	wasRefused: boolean
	rows: string[]
}

const sessionVerbs: Partial<Record<string, Verb>> = {
	'POST /sign-in': 'signedIn',
	'POST /sign-out': 'signedOut',
}
const maxRows = 20

/** Logged changes with their texts. */
export function activityOf(list: LoggedEvent[], locale: Locale): Activity[] {
	return list.map((event, at) => {
		const [method = '', path = ''] = event.operation.split(' ')
		const parts = path.split('/').filter(Boolean)
		const isOfSite = parts[0] === 'sites' || parts[0] === 'companies'
		const area = (isOfSite ? parts[2] : parts[0]) ?? parts[0] ?? ''
		const session = sessionVerbs[event.operation]
		return {
			key: `${event.eventDate} ${at}`,
			at: formatDateSeconds(new Date(event.eventDate), locale),
			actor: event.keyLabel,
			verb: session ?? verbOf(method, parts.slice(isOfSite ? 2 : 0)),
			area: session ? null : area,
			subject: event.made ?? event.subject,
			href: area === 'orders' && event.subject !== '' ? `/orders/${event.subject}` : null,
			wasRefused: event.status === null || event.status >= 400,
			rows: event.changeList.slice(0, maxRows).map(rowText),
		}
	})
}

function verbOf(method: string, parts: string[]): Verb {
	if (method === 'DELETE') return 'deleted'
	// A POST below an existing record changes that record: packing an order does not add one.
	return method === 'POST' && parts.length <= 1 ? 'added' : 'changed'
}

function rowText({ table, row, before, after }: LoggedEvent['changeList'][number]): string {
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
