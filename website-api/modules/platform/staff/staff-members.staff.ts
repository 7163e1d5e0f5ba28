import { Hono } from 'hono'
import {
	StaffAccountRequestWire,
	StaffInvitationRequestWire,
	StaffRoleWire,
} from '#contract/operator-staff.ts'
import { idFrom, readJson } from '#website-api/http/input.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { addStaff } from './add-staff.command.ts'
import { staffNamed } from './staff-account.queries.ts'
import { invite, openInvitations, revokeInvitation } from './staff-invitation.command.ts'
import { staffMembers } from './staff-member.queries.ts'
import { changeRole, removeMember } from './staff-member.command.ts'
import { replaceStaffPassword, staffResetLink } from './staff-password.command.ts'

/** Endpoints for members of a company's staff and invitations, under /operator/v1. */
export const staffMemberRoutes = new Hono<OperatorEnv>()
	.get('/staff', async (c) => {
		return c.json({ data: { list: await staffMembers(c.var.db, c.var.operator.companyId) } })
	})
	.post('/staff', async (c) => {
		const wire = await readJson(c, StaffAccountRequestWire)
		const { id, password } = await addStaff(c.var.db, {
			email: wire.EMAIL,
			name: wire.NAME,
			isAdministrator: wire.IS_ADMINISTRATOR ?? false,
			roles:
				wire.COMPANY_CODE === undefined || wire.ROLE === undefined
					? []
					: [{ companyCode: wire.COMPANY_CODE, role: wire.ROLE }],
		})
		c.set('made', id)
		return c.json({ data: { ACCOUNT_ID: id, EMAIL: wire.EMAIL, PASSWORD: password } }, 201)
	})
	.patch('/staff/:id', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const accountId = idFrom(c, 'STAFF_NOT_FOUND')
		const { ROLE: role } = await readJson(c, StaffRoleWire)
		await inTransaction(c.var.db, (tx) => changeRole(tx, { companyId, accountId, role }))
		const [data] = await staffMembers(c.var.db, companyId, accountId)
		return c.json({ data })
	})
	.delete('/staff/:id', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const accountId = idFrom(c, 'STAFF_NOT_FOUND')
		await inTransaction(c.var.db, (tx) => removeMember(tx, { companyId, accountId }))
		return c.json({ data: { IS_DONE: true } })
	})
	.post('/staff/:id/password', async (c) => {
		const account = await staffNamed(c.var.db, c.req.param('id'))
		const PASSWORD = await replaceStaffPassword(c.var.db, account)
		return c.json({ data: { ACCOUNT_ID: account.id, EMAIL: account.email, PASSWORD } })
	})
	.post('/staff/:id/reset-link', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const accountId = idFrom(c, 'STAFF_NOT_FOUND')
		const LINK = await staffResetLink(c.var, { companyId, accountId })
		return c.json({ data: { LINK } }, 201)
	})
	.get('/invitations', async (c) => {
		return c.json({ data: { list: await openInvitations(c.var, c.var.operator.companyId) } })
	})
	.post('/invitations', async (c) => {
		const { db, secret } = c.var
		const companyId = chosenCompany(c.var.operator)
		const { EMAIL: email, ROLE: role } = await readJson(c, StaffInvitationRequestWire)
		await countAttempt(db, companyId, [
			{ key: secretDigest({ companyId, secret }, 'staff-invitation'), max: 50, minutes: 60 },
		])
		const id = await invite(db, { companyId, email, role })
		c.set('made', id)
		const [data] = await openInvitations(c.var, companyId, id)
		if (!data) throw new Error('The invitation was not stored.')
		return c.json({ data }, 201)
	})
	.delete('/invitations/:id', async (c) => {
		const id = idFrom(c, 'INVITATION_NOT_FOUND')
		await inTransaction(c.var.db, (tx) => revokeInvitation(tx, c.var.operator.companyId, id))
		return c.json({ data: { IS_DONE: true } })
	})
