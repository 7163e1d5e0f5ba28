import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listInvitations, listMembers, revokeInvitation } from '#contract/staff-member.ts'
import { ShareLink } from '#admin/features/staff/ShareLink.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

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

type InvitationsPanelProps = Omit<SerializeFrom<typeof loader>, 'title' | 'members'> & {
	rejected: RejectedForm | undefined
}

function InvitationsPanel({ invitations, company, mustConfirm, rejected }: InvitationsPanelProps) {
	const { t } = useTranslation(['staff', 'common'])
	if (invitations.length === 0) return null
	return (
		<Panel id="invitations" title={t('invitations')}>
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="staff" />
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<ul className="divide-y divide-line">
					{invitations.map(({ id, email, role, expires, link }) => (
						<li key={id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0">
							<div className="min-w-0 flex-1">
								<b className="break-all">{email}</b>
								<MutedText>
									{t(`common:role.${role}`)} · {t('expires', { at: expires })}
								</MutedText>
								<div className="mt-2">
									<ShareLink
										id={`link-${id}`}
										link={link}
										label={t('linkOf', { email })}
										message={t('invitationMessage', { company })}
									/>
								</div>
							</div>
							<Button
								size="small"
								name="invitation"
								value={id}
								aria-label={t('revokeOne', { email })}
							>
								{t('revoke')}
							</Button>
						</li>
					))}
				</ul>
			</PostForm>
		</Panel>
	)
}

function MembersPanel({ members }: Pick<SerializeFrom<typeof loader>, 'members'>) {
	const { t } = useTranslation(['staff', 'common'])
	return (
		<Panel
			id="members"
			title={t('members')}
			more={
				<ButtonLink href="/staff/invite" size="small" variant="primary">
					{t('invite')}
				</ButtonLink>
			}
		>
			<ListTable
				caption={t('members')}
				rows={members}
				keyOf={({ id }) => id}
				columns={[
					{
						label: t('name'),
						cell: ({ id, name, email }) => (
							<>
								<TextLink href={`/staff/${id}`} touch="line">
									{name}
								</TextLink>
								<span className="block text-14 font-normal break-all text-mute">{email}</span>
							</>
						),
					},
					{ label: t('common:account.role'), cell: ({ role }) => t(`common:role.${role}`) },
					{
						label: t('common:account.secondFactor'),
						cell: ({ hasSecondFactor: isOn }) => (
							<Badge colour={isOn ? 'green' : 'yellow'}>
								{t(isOn ? 'common:account.on' : 'common:account.off')}
							</Badge>
						),
					},
					{ label: t('seen'), cell: ({ seen }) => seen ?? t('never') },
				]}
			/>
		</Panel>
	)
}
