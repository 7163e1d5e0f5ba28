import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listInvitations, listMembers, revokeInvitation } from '#contract/staff-member.ts'
import { InvitationsPanel } from '#admin/features/staff/InvitationsPanel.tsx'
import { MembersPanel } from '#admin/features/staff/MembersPanel.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { formatDateTime } from '#web/domain/dates.ts'

export async function loader(args: AdminArgs) {
	const { api, company, locale, mustConfirm } = await requireStaff(args, 'staff')
	const [members, invitations] = await Promise.all([
		api.call(listMembers, {}),
		api.call(listInvitations, {}),
	])
	return {
		title: pageTitle(locale, 'common:nav.staff'),
		mustConfirm,
		company: company.companyName,
		members: members.list.map((member) => ({
			id: member.accountId,
			name: member.name,
			email: member.email,
			role: member.role,
			hasSecondFactor: member.hasSecondFactor,
			seen: member.seenAt === null ? null : formatDateTime(member.seenAt, locale),
		})),
		invitations: invitations.list.map(({ id, email, role, expiresAt, link }) => ({
			id,
			email,
			role,
			link,
			expires: formatDateTime(expiresAt, locale),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'staff')
	const form = await args.request.formData()
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values: {}, errors: { password: error } })
	const answer = await staff.api.tryCall(revokeInvitation, {
		id: String(form.get('invitation') ?? '-'),
	})
	if (answer.ok) staff.notices.put(noticeOf(staff, 'staff:revoked'))
	// It was withdrawn or accepted in the meantime.
	else noteConflict(staff, answer, 404)
	return redirect('/staff', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function StaffPage() {
	const { members, invitations, company, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('common')
	return (
		<>
			<PageHead title={t('nav.staff')} />
			<div className="grid gap-4">
				<MembersPanel members={members} />
				<InvitationsPanel
					invitations={invitations}
					company={company}
					mustConfirm={mustConfirm}
					rejected={rejected}
				/>
			</div>
		</>
	)
}
