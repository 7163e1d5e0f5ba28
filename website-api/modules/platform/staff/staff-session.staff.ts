import { eq } from 'drizzle-orm'
import { permissionsOf } from '#contract/operator/permissions.ts'
import * as account from '#contract/staff-session.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { staffOfId } from './staff-account.queries.ts'
import { staffAccount } from './staff-account.table.ts'
import { limitOfHolder } from './staff-limits.queries.ts'
import { membershipsOf } from './staff-member.queries.ts'
import { changeStaffPassword } from './staff-password.command.ts'
import {
	beginSecondFactor,
	disableSecondFactor,
	enableSecondFactor,
	newRecoveryCodes,
	requireSecondFactor,
} from './staff-second-factor.command.ts'
import { openStaffSessions, recoveryCodesLeft } from './staff-session.queries.ts'
import { confirmStaffSession, endStaffSession } from './staff-session.command.ts'
import { requireStaffPassword } from './staff-sign-in.command.ts'

/** The signed-in staff member's account and sessions. */
export const staffSessionAnswers = [
	answer(account.signOutStaff, async ({ db, caller }) => {
		await endStaffSession(db, caller.id, sessionOf(caller).id)
		return done
	}),
	answer(account.getMe, (request) => meOf(request)),
	answer(account.changeMe, async ({ body, ...request }) => {
		const { db, caller } = request
		if (Object.keys(body).length > 0) {
			await inTransaction(db, (tx) =>
				tx.update(staffAccount).set(body).where(eq(staffAccount.id, caller.id)),
			)
		}
		return meOf(request)
	}),
	answer(account.confirmStaff, async ({ body: { password, code }, ...request }) => {
		const { db, caller } = request
		const confirmed = await staffOfId(db, caller.id)
		const { id: holder } = sessionOf(caller)
		if (code !== undefined) {
			await requireSecondFactor(request, confirmed, code, [limitOfHolder(request, 'code', holder)])
		} else if (password !== undefined) {
			await requireStaffPassword(request, confirmed, { password, holder })
		} else {
			throw fieldProblem(account.StaffConfirmation, 'password', { message: 'FIELD_REQUIRED' })
		}
		return { confirmedUntil: await confirmStaffSession(db, holder) }
	}),
	answer(account.listStaffSessions, async ({ db, caller }) => {
		const current = sessionOf(caller).id
		const sessions = await openStaffSessions(db, caller.id)
		return { list: sessions.map((one) => ({ ...one, isCurrent: one.id === current })) }
	}),
	answer(account.endStaffSession, async ({ db, caller, params }) => {
		const isEnded = await endStaffSession(db, caller.id, params.id)
		if (!isEnded) throw new Problem(404, 'SESSION_NOT_FOUND')
		return done
	}),
	answer(account.changeStaffPassword, async ({ body, ...request }) => {
		const { db, caller } = request
		const changed = await staffOfId(db, caller.id)
		const { id: holder } = sessionOf(caller)
		const typed = { password: body.current, holder, field: 'PASSWORD_CURRENT' }
		await requireStaffPassword(request, changed, typed)
		await changeStaffPassword(db, { account: changed, sessionId: holder }, body.password)
		return done
	}),
	answer(account.beginSecondFactor, async (request) =>
		beginSecondFactor(request, await staffOfId(request.db, request.caller.id)),
	),
	answer(account.enableSecondFactor, async ({ body, ...request }) => {
		const { db, caller } = request
		const typed = { code: body.code, sessionId: sessionOf(caller).id }
		return { codes: await enableSecondFactor(request, await staffOfId(db, caller.id), typed) }
	}),
	answer(account.replaceRecoveryCodes, async ({ db, caller, secret }) => {
		const { id, totpSince } = await staffOfId(db, caller.id)
		if (totpSince === null) throw new Problem(409, 'SECOND_FACTOR_OFF')
		return { codes: await inTransaction(db, (tx) => newRecoveryCodes(tx, id, secret)) }
	}),
	answer(account.disableSecondFactor, async ({ db, caller }) => {
		await inTransaction(db, (tx) => disableSecondFactor(tx, caller.id))
		return done
	}),
]

function sessionOf({ session }: Caller) {
	if (!session) throw new Problem(403, 'OPERATOR_FORBIDDEN')
	return session
}

type Asking = { db: Database; caller: Caller; sendsMail: boolean }

async function meOf({ db, caller, sendsMail }: Asking): Promise<account.Me> {
	const session = sessionOf(caller)
	const me = await staffOfId(db, caller.id)
	const memberships = await membershipsOf(db, me.id)
	const hosts = await hostsOf(
		db,
		memberships.map(({ companyId }) => companyId),
	)
	return {
		...me,
		accountId: me.id,
		hasSecondFactor: me.totpSince !== null,
		recoveryCodesLeft: await recoveryCodesLeft(db, me.id),
		sendsMail,
		companies: memberships.map(({ companyId, code, name, role, isClosed }) => ({
			companyCode: code,
			companyName: name,
			hosts: hosts.get(companyId) ?? [],
			isOpen: !isClosed,
			role,
			permissions: permissionsOf(role),
		})),
		installationPermissions: me.isAdministrator ? permissionsOf('administrator') : [],
		sessionId: session.id,
		expiresAt: session.expiresAt,
		confirmedUntil: session.confirmedUntil,
	}
}
