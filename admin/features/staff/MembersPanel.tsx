import type { StaffRole } from '#contract/operator/permissions.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export type MemberRow = {
	id: string
	name: string
	email: string
	role: StaffRole
	hasSecondFactor: boolean
	seen: string | null
}

/** The members of staff, each with a link to its page. */
export function MembersPanel({ members }: { members: MemberRow[] }) {
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
