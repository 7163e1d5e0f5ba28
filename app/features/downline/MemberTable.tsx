import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import type { MemberView } from './downline-view.ts'

/** Members below the customer, with what they sold. */
export function MemberTable({ members }: { members: MemberView[] }) {
	const { t } = useTranslation('agency')
	return (
		<div className="mt-4">
			<ListTable
				caption={t('downline.title')}
				rows={members}
				keyOf={({ code }) => code}
				columns={[
					{
						label: t('downline.member'),
						cell: ({ name, code, type }) => (
							<>
								{name === '' ? t('downline.gone') : name}
								<MutedText as="span" className="block">
									{code} · {t(`types.${type}`)}
								</MutedText>
							</>
						),
					},
					{ label: t('downline.level'), cell: ({ level }) => level, end: true },
					{ label: t('downline.joined'), cell: ({ joined }) => joined },
					{
						label: t('downline.activity'),
						cell: ({ isActive }) =>
							isActive ? (
								<Badge colour="green">{t('downline.activities.1')}</Badge>
							) : (
								<MutedText as="span">{t('downline.activities.0')}</MutedText>
							),
					},
					{ label: t('downline.omzet'), cell: ({ omzet }) => omzet, end: true },
					{ label: t('downline.commission'), cell: ({ commission }) => commission, end: true },
				]}
			/>
		</div>
	)
}
