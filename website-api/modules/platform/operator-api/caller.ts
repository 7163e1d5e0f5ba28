import type { OperatorKeyRole, StaffGrant } from '#contract/operator/permissions.ts'

/** The caller of the operator API, identified by a key or a staff session, and the company. */
export type Caller = {
	/** Id of the key or of the staff account. */
	id: string
	/** The key's label, or the staff member's name. */
	label: string
	role: OperatorKeyRole | StaffGrant | null
	/** The company of the request; null: the whole installation. */
	companyId: number | null
	/** Address of the admin's client; '' if unknown. */
	address: string
	/** The staff member's session; absent for a key. */
	session?: {
		id: string
		expiresAt: Date
		/** Until when password or code need not be entered again. */
		confirmedUntil: Date | null
	}
}

/** The caller as the two columns that refer to a key or a staff account. */
export function callerColumns({ id, session }: Pick<Caller, 'id' | 'session'>) {
	return session ? { keyId: null, staffId: id } : { keyId: id, staffId: null }
}
