import { type Context, Hono } from 'hono'
import {
	StaffCodeWire,
	StaffConfirmWire,
	StaffMeChangeWire,
	type StaffMeWire,
	StaffPasswordChangeWire,
} from '#contract/operator-staff.ts'
import { permissionsOf } from '#contract/operator/permissions.ts'
import { eq } from 'drizzle-orm'
import { inTransaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { idFrom, readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import type { OperatorEnv } from '#website-api/modules/platform/operators/operator-guard.ts'
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

const done = { data: { IS_DONE: true } }

/** Endpoints for the signed-in staff member's account and sessions, under /operator/v1. */
export const staffSessionRoutes = new Hono<OperatorEnv>()
	.post('/sign-out', async (c) => {
		await endStaffSession(c.var.db, c.var.operator.id, sessionOf(c).id)
		return c.json(done)
	})
	.get('/me', async (c) => c.json({ data: await meOf(c) }))
	.patch('/me', async (c) => {
		const { NAME: name, LOCALE: locale } = await readJson(c, StaffMeChangeWire)
		const changed = { ...(name !== undefined && { name }), ...(locale !== undefined && { locale }) }
		if (Object.keys(changed).length > 0) {
			await inTransaction(c.var.db, (tx) =>
				tx.update(staffAccount).set(changed).where(eq(staffAccount.id, c.var.operator.id)),
			)
		}
		return c.json({ data: await meOf(c) })
	})
	.post('/confirm', async (c) => {
		const { PASSWORD, CODE } = await readJson(c, StaffConfirmWire)
		const account = await staffOfId(c.var.db, c.var.operator.id)
		const { id: holder } = sessionOf(c)
		if (CODE !== undefined) {
			await requireSecondFactor(c.var, account, CODE, [limitOfHolder(c.var, 'code', holder)])
		} else if (PASSWORD !== undefined) {
			await requireStaffPassword(c.var, account, { password: PASSWORD, holder })
		} else throw fieldProblem('PASSWORD', { message: 'FIELD_REQUIRED' })
		const until = await confirmStaffSession(c.var.db, holder)
		return c.json({ data: { CONFIRMED_UNTIL_DATE: until.toISOString() } })
	})
	.get('/sessions', async (c) => {
		const sessions = await openStaffSessions(c.var.db, c.var.operator.id)
		const list = sessions.map((one) => ({
			SESSION_ID: one.id,
			DEVICE_LABEL: one.device,
			ADDRESS: one.address,
			CREATED_DATE: one.createdAt.toISOString(),
			SEEN_DATE: one.seenAt.toISOString(),
			EXPIRED_DATE: one.expiresAt.toISOString(),
			IS_CURRENT: one.id === sessionOf(c).id,
		}))
		return c.json({ data: { list } })
	})
	.delete('/sessions/:id', async (c) => {
		const id = idFrom(c, 'SESSION_NOT_FOUND')
		const isEnded = await endStaffSession(c.var.db, c.var.operator.id, id)
		if (!isEnded) throw new Problem(404, 'SESSION_NOT_FOUND')
		return c.json(done)
	})
	.post('/password', async (c) => {
		const { PASSWORD_CURRENT, PASSWORD } = await readJson(c, StaffPasswordChangeWire)
		const account = await staffOfId(c.var.db, c.var.operator.id)
		const { id: holder } = sessionOf(c)
		const typed = { password: PASSWORD_CURRENT, holder, field: 'PASSWORD_CURRENT' }
		await requireStaffPassword(c.var, account, typed)
		await changeStaffPassword(c.var.db, { account, sessionId: holder }, PASSWORD)
		return c.json(done)
	})
	.post('/second-factor', async (c) => {
		const account = await staffOfId(c.var.db, c.var.operator.id)
		const { secret, address } = await beginSecondFactor(c.var, account)
		return c.json({ data: { SECRET: secret, ADDRESS: address } })
	})
	.post('/second-factor/confirmation', async (c) => {
		const { CODE } = await readJson(c, StaffCodeWire)
		const account = await staffOfId(c.var.db, c.var.operator.id)
		const typed = { code: CODE, sessionId: sessionOf(c).id }
		const CODE_LIST = await enableSecondFactor(c.var, account, typed)
		return c.json({ data: { CODE_LIST } })
	})
	.post('/second-factor/recovery-codes', async (c) => {
		const account = await staffOfId(c.var.db, c.var.operator.id)
		if (account.totpSince === null) throw new Problem(409, 'SECOND_FACTOR_OFF')
		const CODE_LIST = await inTransaction(c.var.db, (tx) =>
			newRecoveryCodes(tx, account.id, c.var.secret),
		)
		return c.json({ data: { CODE_LIST } })
	})
	.delete('/second-factor', async (c) => {
		await inTransaction(c.var.db, (tx) => disableSecondFactor(tx, c.var.operator.id))
		return c.json(done)
	})

function sessionOf(c: Context<OperatorEnv>) {
	const { session } = c.var.operator
	if (!session) throw new Problem(403, 'OPERATOR_FORBIDDEN')
	return session
}

async function meOf(c: Context<OperatorEnv>): Promise<StaffMeWire> {
	const { db } = c.var
	const session = sessionOf(c)
	const account = await staffOfId(db, c.var.operator.id)
	const memberships = await membershipsOf(db, account.id)
	const hosts = await hostsOf(
		db,
		memberships.map(({ companyId }) => companyId),
	)
	return {
		ACCOUNT_ID: account.id,
		EMAIL: account.email,
		NAME: account.name,
		WHATSAPP: account.whatsapp,
		LOCALE: account.locale,
		HAS_SECOND_FACTOR: account.totpSince !== null,
		RECOVERY_CODES_LEFT: await recoveryCodesLeft(db, account.id),
		IS_ADMINISTRATOR: account.isAdministrator,
		SENDS_MAIL: c.var.sendsMail,
		COMPANY_LIST: memberships.map(({ companyId, code, name, role, isClosed }) => ({
			COMPANY_CODE: code,
			COMPANY_NAME: name,
			HOST_LIST: hosts.get(companyId) ?? [],
			IS_OPEN: !isClosed,
			ROLE: role,
			PERMISSION_LIST: permissionsOf(role),
		})),
		INSTALLATION_PERMISSION_LIST: account.isAdministrator ? permissionsOf('administrator') : [],
		SESSION_ID: session.id,
		EXPIRED_DATE: session.expiresAt.toISOString(),
		CONFIRMED_UNTIL_DATE: session.confirmedUntil?.toISOString() ?? null,
	}
}
