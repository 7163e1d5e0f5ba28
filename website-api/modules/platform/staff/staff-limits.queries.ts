import { eq } from 'drizzle-orm'
import { ownNetworkOf } from '#process/network.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Limit } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { INSTALLATION } from './staff-scope.ts'
import type { StaffDevice } from './staff-session.command.ts'
import { staffSession } from './staff-session.table.ts'

type Scope = { db: Queryable; secret: string }
type Kind = 'staff-sign-in' | 'staff-code'

const nobody = '00000000-0000-4000-8000-000000000000'
/** Failures in fifteen minutes of all unknown networks together, for one account. */
const OF_ACCOUNT = { 'staff-sign-in': 25, 'staff-code': 10 } as const

/**
 * Failures allowed in fifteen minutes: 20 from a network, ten of them for one account; 25 passwords or ten codes for an
 * account from everywhere. A network that the account has signed in from is exempt from the last limit, and a browser it
 * has signed in with has a limit of ten of its own instead, so that nobody can lock the owner out from elsewhere.
 */
export async function staffLimits(
	scope: Scope,
	kind: Kind,
	{ name, accountId = nobody }: { name: string; accountId?: string | undefined },
	from: StaffDevice,
): Promise<Limit[]> {
	const network = from.address === '' ? '' : ownNetworkOf(from.address)
	const { deviceDigest = '' } = from
	const limit = (max: number, ...parts: string[]) => limitOf(scope, max, kind, ...parts)
	const known = await originsOf(scope.db, accountId)
	if (deviceDigest !== '' && known.some((one) => one.deviceDigest === deviceDigest)) {
		return [limit(10, 'device', name, deviceDigest)]
	}
	const limits = [
		...(network === '' ? [] : [limit(20, 'network', network)]),
		limit(10, 'both', name, network),
	]
	const isKnown = network !== '' && known.some((one) => ownNetworkOf(one.address) === network)
	return isKnown ? limits : [...limits, limit(OF_ACCOUNT[kind], 'account', name)]
}

/** Ten failures in fifteen minutes for what a session, an invitation or a recovery code has opened already. */
export function limitOfHolder(scope: Scope, kind: string, holder: string): Limit {
	return limitOf(scope, 10, 'staff-holder', kind, holder)
}

/** A keyed digest of the browser's id; '' for none. */
export function staffDeviceDigest(secret: string, device: string): string {
	if (!/^[\w-]{16,64}$/.test(device)) return ''
	return secretDigest({ companyId: INSTALLATION, secret }, 'staff-device', device)
}

function limitOf({ secret }: Scope, max: number, ...parts: string[]): Limit {
	return { key: secretDigest({ companyId: INSTALLATION, secret }, ...parts), max, minutes: 15 }
}

function originsOf(db: Queryable, accountId: string) {
	return db
		.selectDistinct({ deviceDigest: staffSession.deviceDigest, address: staffSession.address })
		.from(staffSession)
		.where(eq(staffSession.accountId, accountId))
		.limit(1_000)
}
