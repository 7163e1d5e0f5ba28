import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { OPERATOR_KEY_ROLES } from './operator/permissions.ts'
import { lineText } from './text.ts'

/** A key without its secret. */
export const OperatorKey = message({
	id: ['KEY_ID', z.string()],
	label: ['LABEL', z.string()],
	role: ['ROLE', z.enum(OPERATOR_KEY_ROLES)],
	/** The one company the key is for; null: the whole installation. */
	companyCode: ['COMPANY_CODE', z.string().nullable()],
	createdAt: ['CREATED_DATE', moment],
	/** Rounded to the minute. */
	lastUsedAt: ['LAST_USED_DATE', moment.nullable()],
	revokedAt: ['REVOKED_DATE', moment.nullable()],
})
export type OperatorKey = Value<typeof OperatorKey>

/** Keys of the caller's company, or all. */
export const listKeys = endpoint({
	method: 'GET',
	path: '/keys',
	summary: 'Keys with their roles and last use',
	needs: 'keys',
	answer: z.object({ list: z.array(OperatorKey) }),
})

/** The only answer with the secret; the database stores its digest. */
export const addKey = endpoint({
	method: 'POST',
	path: '/keys',
	summary: 'Makes a key; its secret is shown once',
	needs: 'keys',
	creates: true,
	body: message({
		role: ['ROLE', z.enum(OPERATOR_KEY_ROLES)],
		label: ['LABEL', lineText().min(1).max(60)],
		/** Absent: the whole installation. */
		companyCode: ['COMPANY_CODE', z.string().max(40).optional()],
	}),
	answer: message({ ...fieldsIn(OperatorKey), secret: ['SECRET', z.string()] }),
	failures: { 403: 'INSTALLATION_KEY_REQUIRED' },
})

/** 409 for the installation's last key of an owner. */
export const revokeKey = endpoint({
	method: 'POST',
	path: '/keys/{id}/revocation',
	summary: 'Revokes a key',
	needs: 'keys',
	params: { id: z.uuid() },
	answer: OperatorKey,
	failures: { 404: 'KEY_NOT_FOUND', 409: 'LAST_OWNER_KEY' },
})
