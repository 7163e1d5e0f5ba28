import * as staff from '#contract/staff-member.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { addStaff } from './add-staff.command.ts'
import { staffNamed } from './staff-account.queries.ts'
import { invite, openInvitations, revokeInvitation } from './staff-invitation.command.ts'
import { staffMembers } from './staff-member.queries.ts'
import { changeRole, removeMember } from './staff-member.command.ts'
import { replaceStaffPassword, staffResetLink } from './staff-password.command.ts'

/** Members of a company's staff, and invitations. */
export const staffMemberAnswers = [
	answer(staff.listMembers, async ({ db, caller }) => ({
		list: await staffMembers(db, caller.companyId),
	})),
	answer(staff.addMember, async ({ db, body: { companyCode, role, ...sent }, c }) => {
		const { id, password } = await addStaff(db, {
			email: sent.email,
			name: sent.name,
			isAdministrator: sent.isAdministrator ?? false,
			roles: companyCode === undefined || role === undefined ? [] : [{ companyCode, role }],
		})
		c.set('made', id)
		return { accountId: id, email: sent.email, password }
	}),
	answer(staff.changeMember, async ({ db, caller, params, body: { role } }) => {
		const companyId = chosenCompany(caller)
		const accountId = params.id
		await inTransaction(db, (tx) => changeRole(tx, { companyId, accountId, role }))
		return onlyRow(await staffMembers(db, companyId, accountId))
	}),
	answer(staff.removeMember, async ({ db, caller, params }) => {
		const member = { companyId: chosenCompany(caller), accountId: params.id }
		await inTransaction(db, (tx) => removeMember(tx, member))
		return done
	}),
	answer(staff.replacePassword, async ({ db, params }) => {
		const { id, email, ...account } = await staffNamed(db, params.id)
		const password = await replaceStaffPassword(db, { id, email, ...account })
		return { accountId: id, email, password }
	}),
	answer(staff.createResetLink, async ({ caller, params, ...request }) => {
		const companyId = chosenCompany(caller)
		return { link: await staffResetLink(request, { companyId, accountId: params.id }) }
	}),
	answer(staff.listInvitations, async ({ caller, ...request }) => ({
		list: await openInvitations(request, caller.companyId),
	})),
	answer(staff.invite, async ({ caller, body, c, ...request }) => {
		const { db, secret } = request
		const companyId = chosenCompany(caller)
		await countAttempt(db, companyId, [
			{ key: secretDigest({ companyId, secret }, 'staff-invitation'), max: 50, minutes: 60 },
		])
		const id = await invite(db, { companyId, ...body })
		c.set('made', id)
		return onlyRow(await openInvitations(request, companyId, id))
	}),
	answer(staff.revokeInvitation, async ({ db, caller, params }) => {
		await inTransaction(db, (tx) => revokeInvitation(tx, caller.companyId, params.id))
		return done
	}),
]
