import type { OperatorRole, StaffGrant } from '#contract/operator/permissions.ts'

/** Who asks the operator API, by a key or by a staff session, and for which company. */
export type Operator = {
	/** Of the key or of the staff account. */
	id: string
	/** The key's label, or the staff member's name. */
	label: string
	role: OperatorRole | StaffGrant | null
	/** The one company that is asked about; null: the whole installation. */
	companyId: number | null
	/** Where the admin's visitor calls from; '' where nobody said. */
	address: string
	/** The staff member's session; absent: a key asks. */
	session?: {
		id: string
		expiresAt: Date
		/** Until when password or code need not be asked for again. */
		confirmedUntil: Date | null
	}
}

/** The operator as the two columns that refer to one. */
export function operatorColumns({ id, session }: Pick<Operator, 'id' | 'session'>) {
	return session ? { keyId: null, staffId: id } : { keyId: id, staffId: null }
}
