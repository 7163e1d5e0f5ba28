import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { OPERATOR_ROLES } from './operator/permissions.ts'
import { lineText } from './text.ts'

/** A key without its secret. */
export const OperatorKeyWire = z.object({
	KEY_ID: z.string(),
	LABEL: z.string(),
	ROLE: z.enum(OPERATOR_ROLES),
	/** The one company the key is for; null: the whole installation. */
	COMPANY_CODE: z.string().nullable(),
	CREATED_DATE: z.iso.datetime(),
	/** Rounded to the minute. */
	LAST_USED_DATE: z.iso.datetime().nullable(),
	REVOKED_DATE: z.iso.datetime().nullable(),
})
export type OperatorKeyWire = z.infer<typeof OperatorKeyWire>
/** GET /operator/v1/keys: keys of the caller's company, or all. */
export const OperatorKeyListWire = dataOf(z.object({ list: z.array(OperatorKeyWire) }))
/** POST /operator/v1/keys; without COMPANY_CODE for the whole installation. */
export const OperatorKeyRequestWire = z.object({
	ROLE: z.enum(OPERATOR_ROLES),
	LABEL: lineText().min(1).max(60),
	COMPANY_CODE: z.string().max(40).optional(),
})
/** The only response with the secret; the database stores its digest. */
export const OperatorNewKeyWire = dataOf(OperatorKeyWire.extend({ SECRET: z.string() }))
/** POST /operator/v1/keys/{id}/revocation. */
export const OperatorKeyAnswerWire = dataOf(OperatorKeyWire)

/** GET /operator/v1/events. */
export const OperatorEventQueryWire = z.object({
	/** Id of a key or a staff account. */
	WHO: z.uuid().optional(),
	/** e.g. "orders", as contract/operator-area.ts derives it. */
	AREA: z
		.string()
		.regex(/^[a-z-]{1,40}$/)
		.optional(),
	/** A part of a name or a reference: of what was changed or made, or of who did it. */
	SEARCH: lineText().min(1).max(100).optional(),
	/** Method and path, as contract/operator-access.ts lists them. */
	OPERATION: z.string().max(100).optional(),
	/** e.g. an order's number. */
	SUBJECT: z.string().max(200).optional(),
	SINCE: z.iso.datetime().optional(),
	UNTIL: z.iso.datetime().optional(),
	/** NEXT of the previous page. */
	NEXT: z
		.string()
		.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
		.optional(),
	LIMIT: z.coerce.number().int().min(1).max(200).default(200),
})
/** Columns by their names in the database. */
const columns = z.record(z.string(), z.unknown())
/** The latest changes to the company and its data, or to all companies. */
export const OperatorEventListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				EVENT_DATE: z.iso.datetime(),
				/** Either KEY_ID or STAFF_ID is set. */
				KEY_ID: z.string().nullable(),
				STAFF_ID: z.string().nullable(),
				/** The key's label or the staff member's name. */
				KEY_LABEL: z.string(),
				/** Method and path, as contract/operator-access.ts lists them. */
				OPERATION: z.string(),
				/** The path's parameter, e.g. an order's number. */
				SUBJECT: z.string(),
				/** Its name at that time, of a customer the name now; null: unknown. */
				SUBJECT_NAME: z.string().nullable(),
				/** IP address of the caller; '' for the command line. */
				ADDRESS: z.string(),
				/** Key of the created record, e.g. a voucher's code. */
				MADE: z.string().nullable(),
				/** Its name at that time; null: unknown. */
				MADE_NAME: z.string().nullable(),
				/** Status of the response; null if the process ended before it. */
				STATUS: z.number().int().nullable(),
				/** Changed rows; secrets, buyers' data and catalogue imports are omitted. */
				CHANGE_LIST: z.array(
					z.object({
						TABLE: z.string(),
						ROW: columns,
						/** Changed columns only; null: the row was created. */
						BEFORE: columns.nullable(),
						/** null: the row was deleted. */
						AFTER: columns.nullable(),
						/** Names: of the row under '', of a reference under its column and value, e.g. "brand_id 7". */
						NAMES: z.record(z.string(), z.string()),
					}),
				),
			}),
		),
		/** null on the last page. */
		NEXT: z.string().nullable(),
	}),
)
