import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { lineText } from './text.ts'

const EventQuery = message({
	/** Id of a key or a staff account. */
	who: ['WHO', z.uuid().optional()],
	/** e.g. "orders", as contract/operator-area.ts derives it. */
	area: [
		'AREA',
		z
			.string()
			.regex(/^[a-z-]{1,40}$/)
			.optional(),
	],
	/** A part of a name or a reference: of what was changed or made, or of who did it. */
	search: ['SEARCH', lineText().min(1).max(100).optional()],
	/** Method and path, a key of `OPERATOR_OPERATIONS`. */
	operation: ['OPERATION', z.string().max(100).optional()],
	/** e.g. an order's number. */
	subject: ['SUBJECT', z.string().max(200).optional()],
	since: ['SINCE', moment.optional()],
	until: ['UNTIL', moment.optional()],
	/** `next` of the previous page. */
	next: [
		'NEXT',
		z
			.string()
			.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
			.optional(),
	],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(200).default(200)],
})
export type EventQuery = Value<typeof EventQuery>

/** Columns by their names in the database. */
const columns = z.record(z.string(), z.unknown())

/** A changed row; secrets, buyers' data and catalogue imports are omitted. */
const RowChange = message({
	table: ['TABLE', z.string()],
	row: ['ROW', columns],
	/** Changed columns only; null: the row was created. */
	before: ['BEFORE', columns.nullable()],
	/** null: the row was deleted. */
	after: ['AFTER', columns.nullable()],
	/** Names: of the row under '', of a reference under its column and value, e.g. "brand_id 7". */
	names: ['NAMES', z.record(z.string(), z.string())],
})
export type RowChange = Value<typeof RowChange>

/** What a key or a member of staff did. */
const LoggedEvent = message({
	at: ['EVENT_DATE', moment],
	/** Either keyId or staffId is set. */
	keyId: ['KEY_ID', z.string().nullable()],
	staffId: ['STAFF_ID', z.string().nullable()],
	/** The key's label or the staff member's name. */
	actor: ['KEY_LABEL', z.string()],
	/** Method and path, a key of `OPERATOR_OPERATIONS`. */
	operation: ['OPERATION', z.string()],
	/** The path's parameter, e.g. an order's number. */
	subject: ['SUBJECT', z.string()],
	/** Its name at that time, of a customer the name now; null: unknown. */
	subjectName: ['SUBJECT_NAME', z.string().nullable()],
	/** IP address of the caller; '' for the command line. */
	address: ['ADDRESS', z.string()],
	/** Key of the created record, e.g. a voucher's code. */
	made: ['MADE', z.string().nullable()],
	/** Its name at that time; null: unknown. */
	madeName: ['MADE_NAME', z.string().nullable()],
	/** Status of the response; null if the process ended before it. */
	status: ['STATUS', z.number().int().nullable()],
	changes: ['CHANGE_LIST', z.array(RowChange)],
})
export type LoggedEvent = Value<typeof LoggedEvent>

/** The latest changes to the company and its data, or to all companies. */
const EventPage = message({
	list: ['list', z.array(LoggedEvent)],
	/** null on the last page. */
	next: ['NEXT', z.string().nullable()],
})
export type EventPage = Value<typeof EventPage>

export const listEvents = endpoint({
	method: 'GET',
	path: '/events',
	summary: 'What was changed by keys and staff, before and after, the newest first',
	needs: 'audit',
	query: EventQuery,
	answer: EventPage,
})
