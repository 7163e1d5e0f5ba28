import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { STAFF_ROLES } from '#contract/operator/permissions.ts'
import { changeMember, createResetLink, listMembers, removeMember } from '#contract/staff-member.ts'
import { RoleField } from '#admin/features/staff/RoleField.tsx'
import { ShareLink } from '#admin/features/staff/ShareLink.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { parseForm, type RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'

/** A rejected form, or the form with a link for a new password. */
type MemberAnswer = RejectedForm & { link?: string }
const MemberForm = z.discriminatedUnion('act', [
	z.object({ act: z.literal('role'), role: z.enum(STAFF_ROLES, 'roleMissing') }),
	z.object({ act: z.literal('remove') }),
	z.object({ act: z.literal('link') }),
])

export async function loader(args: AdminArgs) {
	const { api, locale, mustConfirm, me } = await requireStaff(args, 'staff')
	const { list } = await api.call(listMembers, {})
	const member = list.find(({ accountId }) => accountId === args.params.id)
	if (!member) throw new Response(null, { status: 404 })
	const { name, email, role, accountId } = member
	return {
		title: pageTitle(locale, 'staff:one', { name }),
		member: { name, email, role, isMe: accountId === me.accountId },
		mustConfirm,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'staff')
	const id = args.params.id ?? ''
	const form = await args.request.formData()
	const parsed = parseForm(form, MemberForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const change = parsed.value
	const values: Record<string, string> = change.act === 'role' ? { role: change.role } : {}
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	if (change.act === 'link') {
		const made = await staff.api.tryCall(createResetLink, { id })
		if (made.ok) return json<MemberAnswer>({ values, errors: {}, link: made.data.link })
		if (made.code === 'STAFF_ELSEWHERE')
			return refuseForm({ values, errors: { '': 'elsewhere' } }, 409)
		throw refusalResponse(made)
	}
	const answer =
		change.act === 'role'
			? await staff.api.tryCall(changeMember, { id, body: { role: change.role } })
			: await staff.api.tryCall(removeMember, { id })
	if (answer.ok) staff.notices.put(noticeOf(staff, `staff:done.${change.act}`))
	else if (answer.code === 'LAST_OWNER') {
		return refuseForm({ values, errors: { role: 'lastOwner' } })
	} else throw refusalResponse(answer)
	// Someone who removed their own role may not see the staff any more.
	const isOwn = id === staff.me.accountId
	return redirect(isOwn ? '/' : '/staff', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function MemberPage() {
	const { member, mustConfirm } = useLoaderData<typeof loader>()
	const rejected: MemberAnswer | undefined = useActionData<typeof action>()
	const { t } = useTranslation(['staff', 'common'])
	return (
		<>
			<PageHead title={member.name} back={{ href: '/staff', label: t('common:nav.staff') }}>
				<p className="text-14 break-all text-mute">{member.email}</p>
			</PageHead>
			<PostForm className="grid max-w-160 gap-5 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="staff" />
				<RoleField
					defaultValue={rejected?.values.role ?? member.role}
					errors={fieldErrors(rejected, t)('role')}
				/>
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<div className="flex flex-wrap gap-2">
					<Button variant="primary" name="act" value="role">
						{t('saveRole')}
					</Button>
					<Button variant="danger" name="act" value="remove">
						{t(member.isMe ? 'leave' : 'remove')}
					</Button>
					{member.isMe ? null : (
						<Button name="act" value="link">
							{t('resetLink')}
						</Button>
					)}
				</div>
				{rejected?.link ? (
					<ShareLink
						id="reset-link"
						link={rejected.link}
						label={t('resetLinkOf', { name: member.name })}
						message={t('resetMessage', { name: member.name })}
					/>
				) : null}
			</PostForm>
		</>
	)
}
