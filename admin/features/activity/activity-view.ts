import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { areaOf } from '#contract/operator-area.ts'
import type { LoggedEvent, RowChange } from '#contract/operator-event.ts'
import { formatDateSeconds } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { camelCase, withCamelCase } from '#admin/http/camel-case.ts'

type Verb = Extract<
	KeyIn<'activity'>,
	'added' | 'changed' | 'deleted' | 'exported' | 'signedIn' | 'signedOut'
>

/** A logged change as the activity page shows it. */
export type Activity = {
	key: string
	at: string
	actor: string
	/** Text keys of `activity`: the verb and the area. */
	verb: Verb
	area: string | null
	/** Name of the record that was changed or created. */
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
const idForm = /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Logged changes with their texts. */
export function activityOf(list: LoggedEvent[], locale: Locale): Activity[] {
	return list.map((event, at) => {
		const area = areaOf(event.operation)
		const session = sessionVerbs[event.operation]
		return {
			key: `${event.at.toISOString()} ${at}`,
			at: formatDateSeconds(event.at, locale),
			actor: event.actor,
			verb: session ?? verbOf(event.operation),
			area: session ? null : area,
			subject: subjectOf(event),
			href: area === 'orders' && event.subject !== '' ? `/orders/${event.subject}` : null,
			wasRefused: event.status === null || event.status >= 400,
			rows: event.changes.slice(0, maxRows).map(rowText),
		}
	})
}

function verbOf(operation: string): Verb {
	const [method = '', path = ''] = operation.split(' ')
	if (method === 'GET') return 'exported'
	const parts = path.split('/').filter(Boolean)
	const isOfSite = parts[0] === 'sites' || parts[0] === 'companies'
	const depth = parts.length - (isOfSite ? 2 : 0)
	// What happens below an existing record changes it: packing an order adds none, and cancelling its courier deletes none.
	if (method === 'DELETE') return depth <= 2 ? 'deleted' : 'changed'
	return method === 'POST' && depth <= 1 ? 'added' : 'changed'
}

/** The name that the log keeps, else a name among the changes; never an id. */
function subjectOf({ made, madeName, subject, subjectName, changes }: LoggedEvent): string {
	const reference = made ?? subject
	const known = made === null ? subjectName : madeName
	if (known !== null) return known
	if (!idForm.test(reference)) return reference
	return changes.map(({ names }) => names['']).find((name) => name !== undefined) ?? ''
}

/** Columns are named as in the program. */
function rowText(change: RowChange): string {
	const { table, names } = change
	const row = columnsOf(change.row)
	const before = change.before && columnsOf(change.before)
	const after = change.after && columnsOf(change.after)
	const nameOf = new Map(Object.entries(names).map(([key, name]) => [camelCase(key), name]))
	const named = (column: string, value: unknown) =>
		nameOf.get(`${column} ${String(value)}`) ?? valueText(value)
	const own = Object.entries(row).flatMap(([column, value]) =>
		column === 'id' ? [] : [named(column, value)],
	)
	const name = nameOf.get('') ?? own.join(' ')
	const changes = Object.entries(after ?? before ?? {}).flatMap(([column, value]) => {
		const isKey = Object.hasOwn(row, column) || column === 'companyId'
		if (isKey && !(before && after)) return []
		const text = named(column, value)
		return before && after
			? `${column}: ${named(column, before[column])} → ${text}`
			: `${column}: ${text}`
	})
	return `${table} ${name} · ${changes.join(' · ')}`.slice(0, 600)
}

function columnsOf(columns: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(columns).map(([name, value]) => [camelCase(name), withCamelCase(value)]),
	)
}

/** A value without a name; of an id that is not known, only that there is one. */
function valueText(value: unknown): string {
	if (typeof value !== 'string') return JSON.stringify(value ?? null)
	return value.length === 36 && idForm.test(value) ? '…' : value
}
