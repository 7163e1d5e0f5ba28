import type { StaffRole } from '#contract/operator/permissions.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { ShareLink } from './ShareLink.tsx'

type InvitationsPanelProps = {
	invitations: { id: string; email: string; role: StaffRole; expires: string; link: string }[]
	company: string
	mustConfirm: boolean
	rejected: RejectedForm | undefined
}

/** Open invitations, each with a button to withdraw it. */
export function InvitationsPanel({
	invitations,
	company,
	mustConfirm,
	rejected,
}: InvitationsPanelProps) {
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
